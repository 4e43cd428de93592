import { afterEach, expect, test, vi } from "vitest";

import { LessonSession } from "./lesson.svelte";

afterEach(() => void vi.unstubAllGlobals());

/** A server that answers when it is told to, with the language it was asked for. */
function slowServer(): { answer: () => Promise<void> } {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("fetch", (_address: string, request: { body: string }) => {
    const asked = JSON.parse(request.body) as { answers: string[]; language: string };
    const lesson = {
      accepted: true,
      text: `${asked.language} ${asked.answers.length}`,
      state: { events: [] },
    };
    return new Promise((resolve) =>
      waiting.push(() => resolve({ ok: true, json: async () => lesson })),
    );
  });
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { answer };
}

test("a language chosen while an answer is on its way is spoken after it", async () => {
  const server = slowServer();
  const session = new LessonSession("ra", "drawing", "en");
  await server.answer();
  expect(session.lesson?.text).toBe("en 0");
  const taken = session.next();
  void session.speak("de");
  await server.answer();
  expect(session.lesson?.text).toBe("en 1");
  await server.answer();
  expect(await taken).toBe(true);
  expect(session.lesson?.text).toBe("de 1");
});
