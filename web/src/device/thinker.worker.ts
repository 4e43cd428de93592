/** Bots think here, so that the tables of the device never wait for them. */

import type { Question, Thought } from "./messages";
import { startPython } from "./python";

interface Thinker {
  reply_to(question: string): string;
}

const thinker = startPython(() => {}).then(
  (python) => python.pyimport("ennead.server.live.bots.worker") as Thinker,
);

self.onmessage = async ({ data: { id, question } }: MessageEvent<Question>) => {
  let reply: string;
  try {
    reply = (await thinker).reply_to(question);
  } catch (error) {
    reply = JSON.stringify({ error: String(error) });
  }
  const thought: Thought = { id, reply };
  self.postMessage(thought);
};
