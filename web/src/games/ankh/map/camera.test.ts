import { describe, expect, it } from "vitest";

import { effects } from "../../../ui/effects.svelte";
import { Camera } from "./camera.svelte";

const whole = { x: -50, y: -50, width: 700, height: 700 };

function camera(width: number, height: number): Camera {
  const made = new Camera(whole);
  made.width = width;
  made.height = height;
  return made;
}

describe("the camera", () => {
  it("shows the whole map in the middle, whatever the shape of the screen", () => {
    for (const [width, height] of [
      [700, 700],
      [360, 740],
      [2560, 1440],
    ] as const) {
      const { box } = camera(width, height);
      expect(box.x).toBeLessThanOrEqual(whole.x);
      expect(box.y).toBeLessThanOrEqual(whole.y);
      expect(box.x + box.width / 2).toBeCloseTo(300);
      expect(box.width / box.height).toBeCloseTo(width / height);
    }
  });

  it("keeps what is under the pointer there while it goes closer", () => {
    const made = camera(700, 700);
    const before = made.toBoard({ x: 400, y: 300 });
    made.zoomAt({ x: 400, y: 300 }, 2);
    const after = made.toBoard({ x: 400, y: 300 });
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(made.toScreen(after).x).toBeCloseTo(400);
  });

  it("goes no farther than the whole map, and not closer than four times", () => {
    const made = camera(700, 700);
    made.zoomAt({ x: 0, y: 0 }, 100);
    expect(made.zoom).toBe(4);
    made.zoomAt({ x: 0, y: 0 }, 0.001);
    expect(made.zoom).toBe(1);
  });

  it("cannot be moved off the map", () => {
    const made = camera(700, 700);
    made.zoomAt({ x: 350, y: 350 }, 2);
    made.pan(9000, 9000);
    expect(made.box.x).toBeCloseTo(whole.x);
    made.pan(-9000, -9000);
    expect(made.box.x + made.box.width).toBeCloseTo(whole.x + whole.width);
    made.reset();
    expect(made.zoom).toBe(1);
  });

  it("brings into sight what is not", () => {
    const made = camera(700, 700);
    made.zoomAt({ x: 0, y: 0 }, 4);
    made.show({ x: 600, y: 600 });
    const { x, width } = made.box;
    expect(x + width).toBeGreaterThan(600);
  });

  it("frames points within what nothing lies over, also where that is small", () => {
    effects.simple = true; // at once
    const points = [
      { x: 10, y: 20 },
      { x: 590, y: 560 },
    ];
    for (const [width, height] of [
      [770, 770],
      [390, 400],
    ] as const) {
      const made = camera(width, height);
      made.frame(points, { above: 0.3 * height, below: 0.2 * height });
      for (const { x, y } of points.map((point) => made.toScreen(point))) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width - 52);
        expect(y).toBeGreaterThan(0.3 * height);
        expect(y).toBeLessThan(0.8 * height);
      }
    }
  });
});
