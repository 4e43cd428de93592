/** Clocks as people read them. */

/** Seconds left now of what was left some time ago, if it runs. */
export function left(seconds: number, runs: boolean, elapsed: number): number {
  return Math.max(0, runs ? seconds - Math.max(0, elapsed) : seconds);
}

/** `4:05`, `1:02:09`, `3 d 4 h`. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(whole / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return `${days} d ${hours % 24} h`;
  const two = (n: number): string => String(n).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
