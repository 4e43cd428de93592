/** The emblems of the gods, drawn in a square from -24 to 24: a base shape of its own for each, and a sign on it. */

export interface EmblemDrawing {
  /** The outline of the base. */
  base: string;
  /** Filled with cream. */
  sign: string;
  /** Drawn as thick cream lines. */
  strokes?: string | undefined;
  /** Thin lines and dots cut into the sign, in the color of the god. */
  cuts?: string | undefined;
}

export const emblems: Record<string, EmblemDrawing> = {
  /** Two tall plumes on a round base. */
  amun: {
    base: "M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22Z",
    sign:
      "M-.9 8.5L-.9-14.4Q-.9-17.4-4-17.2C-8.6-16.8-10.4-13.6-10-9.5L-7.6 8.5Z" +
      "M.9 8.5L.9-14.4Q.9-17.4 4-17.2C8.6-16.8 10.4-13.6 10-9.5L7.6 8.5Z" +
      "M-10 10.5H10L8 15.5H-8Z",
    cuts: "M-4.9-12L-4.2 7M4.9-12L4.2 7M-10-7.4L-4.8-4.6M10-7.4L4.8-4.6M-9.4-1L-4.6 1.6M9.4-1L4.6 1.6",
  },
  /** A jackal's head on a hexagon. */
  anubis: {
    base: "M0-23L20-11.5V11.5L0 23L-20 11.5V-11.5Z",
    sign:
      "M-1.5-17C1-13.5 2.2-10.5 2.8-7.2L4.6-7.4C5-11 6-14 8-17C10.6-11 11.4-4 10.6 2.5" +
      "C10.2 8 11.4 12 13 15.5H-2.2C-.2 12.2-1.2 9.4-4.4 8.6L-13.6 7.8C-16 7.4-16 4.2-14 3.2L-5.6-2.4C-3.4-6-2-11-1.5-17Z",
    cuts: "M-1.8.6L2.2-.6",
  },
  /** An outspread wing on a shield. */
  isis: {
    base: "M-19-21H19V1C19 12 9 19 0 23C-9 19-19 12-19 1Z",
    sign:
      "M-13.5-6C-10-14.4 2-16.4 15-16C15.6-11.8 13.6-8.8 10.4-7.6C10.8-3.6 8.4-.4 5-.2" +
      "C5 3.8 2.6 6.8-1 7C-1.4 11.2-4.4 14.2-8.4 14.6C-12.4 9-14.6 1-13.5-6Z",
    cuts: "M10.4-7.6C4-7.2-2-8-8-8M5-.2C.4-1-4-3.2-8.4-4.6M-1 7C-4.6 4.6-7-.2-9.2-1.8",
  },
  /** Crook and flail on a square. */
  osiris: {
    base: "M-17-20H17Q20-20 20-17V17Q20 20 17 20H-17Q-20 20-20 17V-17Q-20-20-17-20Z",
    sign: "",
    strokes:
      "M8.5 15.5L-4.8-7.6C-7.6-13.2-14-15.6-15.2-10.6C-16-7.4-12.4-5.4-10.6-8" +
      "M-8.5 15.5L5.4-11M4.4-13.6L7-9.4M4.4-13.6L16-6.5M6-11L13.6-.5M7-9.4L9.4 4",
  },
  /** The sun's disk with its cobra on a star of eight rays. */
  ra: {
    base: "M0-24L6.3-15.2L17-17L15.2-6.3L24 0L15.2 6.3L17 17L6.3 15.2L0 24L-6.3 15.2L-17 17L-15.2 6.3L-24 0L-15.2-6.3L-17-17L-6.3-15.2Z",
    sign: "M-2-12.2A8.2 8.2 0 1 1-2 4.2A8.2 8.2 0 1 1-2-12.2ZM10.2-9.6C13.6-9.2 14.8-5.6 13.4-2L10.4 1.6L8.6-2.8L6.6-7Z",
    strokes: "M-12.4 4.4C-10.2 10.8 3 13.6 8.6 8.8C11.6 6 11.4 1.6 10.8-3",
  },
};
