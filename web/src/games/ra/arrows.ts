/** Arrow keys walk through the pieces of a group; Tab reaches the first and those that may be chosen. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const pieces = [...group.querySelectorAll<HTMLElement>("button")].filter(
      (piece) => piece.offsetParent !== null,
    );
    const here = pieces.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    if (here < 0 || step === undefined || pieces.length < 2) return;
    event.preventDefault();
    pieces[(here + step + pieces.length) % pieces.length]?.focus();
  };
  group.addEventListener("keydown", walk);
  return () => group.removeEventListener("keydown", walk);
}
