/** How the table is laid out, by its shape. */

export interface Shape {
  /** The dashboards stand beside the map, else below it. */
  wide: boolean;
  /** A phone: they lie in a sheet. */
  compact: boolean;
  /** A phone beside a lesson: the map keeps its size, and the sheet lies over it where it is needed. */
  short: boolean;
  /** The tracks have room of their own. */
  roomy: boolean;
}

export function shapeOf(width: number, height: number): Shape {
  const wide = width >= height;
  const compact = !wide && width < 600;
  return {
    wide,
    compact,
    short: compact && height < 560,
    roomy: width >= 1240 && width >= height * 1.45,
  };
}
