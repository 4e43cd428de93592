import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { masked, pathOf, qrCode } from "./qr";

/** Texts with a mask, the size of their code, and its digest as the Python package `qrcode` draws it. */
const KNOWN: [text: string, mask: number, size: number, digest: string][] = [
  ["A", 0, 21, "2bae48594b7325872d655a95d8814f09"],
  ["https://ennead.example/table/k3J9-xQpLm2", 3, 29, "223b3d239a5b341a28ba547cac10f33c"],
  ["https://ennead.example/table/" + "x".repeat(60), 5, 41, "436d2553c04e0c6b3866f784c3116666"],
  ["https://ennead.example/table/" + "y".repeat(150), 7, 53, "4110e88462ea560685ee8f74d24d59d4"],
  ["z".repeat(200), 2, 57, "b1b604b32551fdd1c200b60855eb0622"],
  ["/table/kürzel", 6, 21, "b65d67ccd326cda0277047e2416d6673"],
];

test.each(KNOWN)("%s with mask %i is drawn as others draw it", (text, mask, size, digest) => {
  const code = masked(text, mask);
  const rows = code.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  expect(code.length).toBe(size);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 32)).toBe(digest);
});

test("the mask that reads best is chosen, and what is dark becomes the drawing", () => {
  const code = qrCode("https://ennead.example/table/k3J9-xQpLm2");
  const dark = code.flat().filter(Boolean).length;
  expect(pathOf(code).match(/M/g)).toHaveLength(dark);
  expect(Math.abs(dark / code.length ** 2 - 0.5)).toBeLessThan(0.1);
});

test("a text that no code here holds is refused", () => {
  expect(() => qrCode("x".repeat(400))).toThrow(RangeError);
});
