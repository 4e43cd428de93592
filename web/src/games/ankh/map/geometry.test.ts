import { describe, expect, it } from "vitest";

import { boardOf } from "./board";
import {
  centerOf,
  chains,
  cornersOf,
  curve,
  flowing,
  HALF,
  hexagon,
  outlines,
  pointOf,
  RADIUS,
  type Side,
} from "./geometry";
import { stoneAt } from "./stones";

/** The north of the printed board: an arm of the Nile, the sea, a fork. */
const board = boardOf({
  rows: ["FFFWW", "FFFFF", "FFFFF", "DDFFF"],
  rivers: ["B0/A1", "A1/B1", "B1/A2", "B1/B2", "C2/C3", "B2/C2", "B2/C3", "C2/D2"],
});

describe("hexes", () => {
  it("lie in columns, every second one half a hex lower", () => {
    expect(centerOf(0, 0)).toEqual({ x: 0, y: 0 });
    expect(centerOf(2, 0)).toEqual({ x: 0, y: 4 * HALF });
    expect(centerOf(0, 1)).toEqual({ x: 1.5 * RADIUS, y: HALF });
  });

  it("have six corners at the same distance from the center", () => {
    const center = centerOf(3, 5);
    for (const corner of cornersOf(3, 5)) {
      const { x, y } = pointOf(corner);
      expect(Math.hypot(x - center.x, y - center.y)).toBeCloseTo(RADIUS);
    }
    expect(hexagon(center).split(" ")).toHaveLength(6);
  });

  it("share two corners with each neighbor, also across columns", () => {
    for (const space of board.spaces) {
      for (let direction = 0; direction < 6; direction++) {
        const other = board.neighbor(space, direction);
        if (other === undefined) continue;
        expect(space.corners.filter((corner) => other.corners.includes(corner))).toHaveLength(2);
        expect(board.neighbor(other, (direction + 3) % 6)).toBe(space);
      }
    }
  });

  it("are found by a point on them, and nothing is off the board", () => {
    const space = board.space("C2");
    expect(board.at({ x: space.center.x + 12, y: space.center.y - 9 })).toBe(space);
    expect(board.at({ x: -500, y: 0 })).toBeUndefined();
  });
});

describe("spaces", () => {
  it("are named and numbered as the engine does it, row by row", () => {
    expect(board.spaces.slice(0, 6).map(({ name }) => name)).toEqual([
      "A0",
      "B0",
      "C0",
      "D0",
      "E0",
      "A1",
    ]);
    expect(board.space("B1").number).toBe(6);
    expect(board.space("D0").terrain).toBe("water");
  });

  it("that do not exist, and sides between strangers, are refused", () => {
    expect(() => board.space("Z9")).toThrow("no space Z9");
    expect(() => board.side("A0/C2")).toThrow("no neighbors");
  });
});

describe("chains", () => {
  const side = (a: string, b: string): Side => [a, b];

  it("put sides end to end, in whatever order they come", () => {
    const found = chains([side("c", "d"), side("a", "b"), side("b", "c")]);
    expect(found).toHaveLength(1);
    expect(["abcd", "dcba"]).toContain(found[0]?.join(""));
  });

  it("end where three sides meet", () => {
    const found = chains([side("a", "x"), side("x", "b"), side("x", "c")]);
    expect(found.map((path) => path.length)).toEqual([2, 2, 2]);
  });

  it("close into rings", () => {
    const [ring] = chains([side("a", "b"), side("b", "c"), side("c", "a")]);
    expect(ring).toHaveLength(4);
    expect(ring?.[0]).toBe(ring?.[3]);
  });

  it("follow a river from its mouth to its fork, and each arm of it once", () => {
    const paths = chains(board.data.rivers.map((edge) => board.side(edge)));
    expect(paths.reduce((sum, path) => sum + path.length - 1, 0)).toBe(board.data.rivers.length);
    expect(board.rivers()).toHaveLength(paths.length);
    for (const river of board.rivers()) expect(river).toMatch(/^M[-\d. ]+C/);
  });
});

describe("outlines", () => {
  it("of one hex are its six sides", () => {
    expect(outlines([cornersOf(0, 0)])[0]).toHaveLength(7);
  });

  it("leave out what lies between two hexes", () => {
    const rings = outlines([board.space("B1").corners, board.space("B2").corners]);
    expect(rings).toHaveLength(1);
    expect(rings[0]).toHaveLength(11);
  });

  it("have a second ring around a hole", () => {
    const middle = board.space("C1");
    const around = [0, 1, 2, 3, 4, 5].map(
      (direction) => board.neighbor(middle, direction)?.corners ?? [],
    );
    expect(outlines(around)).toHaveLength(2);
  });
});

describe("curves", () => {
  it("begin and end where the path does and pass the middles of its sides", () => {
    const path = cornersOf(0, 0).slice(0, 4);
    const points = flowing(path);
    expect(points[0]).toEqual(pointOf(path[0] ?? ""));
    expect(points).toHaveLength(5);
    expect(curve(points).match(/C/g)).toHaveLength(4);
    expect(curve([])).toBe("");
  });
});

describe("the stone of a region", () => {
  it("lies where three of its spaces meet, so that it covers no piece", () => {
    const land = ["B1", "B2", "C1", "C2", "D1", "D2"];
    const at = stoneAt(board, land);
    for (const name of land) {
      const { center } = board.space(name);
      expect(Math.hypot(at.x - center.x, at.y - center.y)).toBeGreaterThan(RADIUS - 0.1);
    }
  });

  it("lies between two spaces of a narrow region", () => {
    const at = stoneAt(board, ["A1", "A2", "A3"]);
    expect(at.y).toBeCloseTo((board.space("A1").center.y + board.space("A2").center.y) / 2);
  });
});
