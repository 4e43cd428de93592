/** The pictures of the seven battle cards on a square of 100: colored shapes from back to front. */

export interface Shape {
  d: string;
  /** The color: a variable of the theme of cards, see `BattleCard`. */
  fill?: string;
  line?: string;
  width?: number;
}

const INK = "#4a3826";
const GOLD = "#c8912b";
const RED = "#a8452b";
const SAND = "#e3c588";
const GREEN = "#6f8f4e";
const BLUE = "#3f7ea6";
const CREAM = "#fff4d8";

export const cardColors: Record<string, string> = {
  plague: "#58662b",
  build: "#75603f",
  chariots: "#94432a",
  maat: "#1f5f8c",
  drought: "#985a0e",
  flood: "#1f6a78",
  miracle: "#6a4a92",
};

export const cardPictures: Record<string, Shape[]> = {
  plague: [
    {
      d: "M10 24l7 3M20 15l6 5M78 18l7-4M86 30l6-1M14 78l7-2M84 76l6 3M72 88l5 3",
      line: INK,
      width: 2.4,
    },
    {
      d: "M30 66C22 48 40 26 70 22 82 21 84 30 76 38 62 54 50 68 30 66Z",
      fill: GREEN,
      line: INK,
      width: 2.4,
    },
    { d: "M40 56C42 40 58 30 76 26 66 40 58 52 40 56Z", fill: CREAM, line: INK, width: 2 },
    { d: "M36 60C20 58 14 70 20 76 27 82 36 74 36 60Z", fill: GREEN, line: INK, width: 2.4 },
    { d: "M20 66a2.6 2.6 0 1 0 .01 0Z", fill: INK },
    {
      d: "M16 70C8 66 6 58 10 52M20 76C14 80 9 84 8 90M44 64 54 78 48 90M56 56l16 12-4 16M34 70l4 14-8 6",
      line: INK,
      width: 2.4,
    },
  ],
  build: [
    { d: "M6 86h88", line: INK, width: 3 },
    { d: "M14 86V70h18v16ZM34 86V70h18v16ZM24 70V54h18v16Z", fill: SAND, line: INK, width: 2.4 },
    { d: "M62 86 65 30 72 16l7 14 3 56Z", fill: SAND, line: INK, width: 2.4 },
    { d: "M65 30 72 16l7 14Z", fill: GOLD, line: INK, width: 2.4 },
    { d: "M20 44c8-14 20-20 34-20M46 17l9 7-7 9", line: RED, width: 3.4 },
    { d: "M69 46h6M69 56h6M69 66h6", line: INK, width: 2 },
  ],
  chariots: [
    {
      d: "M44 18C30 24 22 40 24 58h38c10 0 16-6 16-16H58C50 42 46 30 44 18Z",
      fill: RED,
      line: INK,
      width: 2.6,
    },
    { d: "M30 48c8 4 18 4 28 0", line: GOLD, width: 3 },
    { d: "M76 44 96 36", line: INK, width: 3.4 },
    { d: "M42 48a21 21 0 1 0 .01 0Z", fill: CREAM, line: INK, width: 4 },
    { d: "M42 48v42M21 69h42M27.5 54l29 30M56.5 54l-29 30", line: INK, width: 2.6 },
    { d: "M42 64a5 5 0 1 0 .01 0Z", fill: GOLD, line: INK, width: 2 },
    { d: "M6 90h86", line: INK, width: 2.4 },
  ],
  maat: [
    {
      d: "M50 12A38 38 0 0 1 87 42M88 60A38 38 0 0 1 62 86M38 86A38 38 0 0 1 13 58M13 42A38 38 0 0 1 38 14",
      line: GOLD,
      width: 4,
    },
    { d: "M80 40l8 5 4-9M68 90l-8-5 2-9M8 66l4-9 8 5M32 8l8 5-3 9", line: GOLD, width: 4 },
    {
      d: "M48 80C46 62 36 48 42 30 45 22 60 20 64 30 70 46 56 60 54 80Z",
      fill: CREAM,
      line: INK,
      width: 2.6,
    },
    {
      d: "M51 80C51 60 52 44 55 32M50 62l-8-9M51 52l-8-9M53 60l8-8M54 49l8-8",
      line: INK,
      width: 2,
    },
  ],
  drought: [
    { d: "M50 14a19 19 0 1 0 .01 0Z", fill: GOLD, line: INK, width: 2.6 },
    {
      d: "M50 3v6M22 33h-7M85 33h-7M30 13l4 5M70 13l-4 5M26 52l5-4M74 52l-5-4",
      line: GOLD,
      width: 3.6,
    },
    { d: "M4 66C26 58 70 58 96 66V94H4Z", fill: SAND, line: INK, width: 2.6 },
    {
      d: "M30 62l6 10-8 8 4 14M36 72l16 4 4 18M52 76l10-8-2-8M62 68l16 6 2 20M78 74l16-4M28 80 6 78",
      line: INK,
      width: 2.2,
    },
  ],
  flood: [
    { d: "M50 56C36 44 36 26 50 12 64 26 64 44 50 56Z", fill: CREAM, line: INK, width: 2.4 },
    {
      d: "M50 56C34 56 24 46 22 28 36 30 46 40 50 56ZM50 56C66 56 76 46 78 28 64 30 54 40 50 56Z",
      fill: GREEN,
      line: INK,
      width: 2.4,
    },
    {
      d: "M4 62c8-8 15-8 23 0s15 8 23 0 15-8 23 0 15 8 23 0v32H4Z",
      fill: BLUE,
      line: INK,
      width: 2.6,
    },
    {
      d: "M4 76c8-8 15-8 23 0s15 8 23 0 15-8 23 0 15 8 23 0M4 88c8-8 15-8 23 0s15 8 23 0 15-8 23 0 15 8 23 0",
      line: CREAM,
      width: 3,
    },
  ],
  miracle: [
    {
      d: "M50 4v12M18 16l9 10M82 16 73 26M6 46h13M94 46H81M16 78l11-7M84 78l-11-7",
      line: GOLD,
      width: 4,
    },
    {
      d: "M50 22C38 22 33 31 33 38c0 8 8 14 17 20 9-6 17-12 17-20 0-7-5-16-17-16Zm0 8c6 0 9 4 9 8.5 0 4-4 7.5-9 11-5-3.5-9-7-9-11C41 34 44 30 50 30Z",
      fill: GOLD,
      line: INK,
      width: 2.4,
    },
    { d: "M45 54h10v38H45ZM28 56h44v10H28Z", fill: GOLD, line: INK, width: 2.4 },
    { d: "M46.5 57.5h7v7h-7Z", fill: GOLD },
  ],
};
