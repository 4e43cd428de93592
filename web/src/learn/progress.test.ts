import { beforeEach, expect, test } from "vitest";

import { finish, finished, isFinished, nextChapter } from "./progress";

const chapters = [{ id: "one" }, { id: "two" }, { id: "three" }];

beforeEach(() => localStorage.clear());

test("nothing is finished at first, and one begins at the beginning", () => {
  expect(finished().size).toBe(0);
  expect(nextChapter("ra", chapters, finished())?.id).toBe("one");
});

test("a finished chapter is remembered for its own game only", () => {
  finish("ra", "one");
  expect(isFinished("ra", "one", finished())).toBe(true);
  expect(isFinished("ankh", "one", finished())).toBe(false);
});

test("one goes on with the first chapter that was left out", () => {
  finish("ra", "one");
  finish("ra", "three");
  expect(nextChapter("ra", chapters, finished())?.id).toBe("two");
  finish("ra", "two");
  expect(nextChapter("ra", chapters, finished())).toBeUndefined();
});

test("what is kept may be broken", () => {
  localStorage.setItem("ennead.learned", "{");
  expect(finished().size).toBe(0);
  localStorage.setItem("ennead.learned", '{"a": 1}');
  expect(finished().size).toBe(0);
  localStorage.setItem("ennead.learned", '[1, "ra/one"]');
  expect([...finished()]).toEqual(["ra/one"]);
});
