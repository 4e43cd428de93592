import { expect, test } from "vitest";

import type { Play } from "../play";
import { outcomeOf } from "./outcome";
import type { Story } from "./story";

test("a battle in which the game was won is not one that all lose", () => {
  const of = (winner: Story["winner"]) => outcomeOf({} as Play, { winner } as Story);
  expect(of(undefined)).toBe("the game ended in this battle");
  expect(of(null)).toBe("all lose");
});
