/** The tables of this device: the server's own Python, asked by messages of the page. */

import type { FromDevice, Question, Thought, ToDevice } from "./messages";
import { startPython } from "./python";
import { all, keep, replaceAll, type Changes } from "./storage";

/** `ennead.server.local.browser.Browser`. */
interface Tables {
  compiled: boolean;
  open(language: string): Promise<void>;
  request(method: string, address: string, body: string): Promise<string>;
  connect(line: number, address: string): void;
  receive(line: number, text: string): void;
  disconnect(line: number): void;
}

interface Module {
  begin(
    kept: string,
    keep: (changes: string) => Promise<void>,
    think: (question: string) => Promise<string>,
    send: (line: number, text: string) => void,
    end: (line: number, code: number, reason: string) => void,
  ): Tables;
}

function tell(message: FromDevice): void {
  self.postMessage(message);
}

// ---------------------------------------------------------------- bots

const bots = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
const thinking = new Map<number, (reply: string) => void>();
let asked = 0;

bots.onmessage = ({ data: { id, reply } }: MessageEvent<Thought>) => {
  thinking.get(id)?.(reply);
  thinking.delete(id);
};

function think(question: string): Promise<string> {
  const work: Question = { id: ++asked, question };
  bots.postMessage(work);
  return new Promise((resolve) => thinking.set(work.id, resolve));
}

// ---------------------------------------------------------------- what is kept

/** Whether other games were put in the place of these: nothing of these may be kept any more. */
let isReplaced = false;

/** A full storage does not end the game: it goes on, and the page says that it is not kept. */
async function keepOrSay(changes: string): Promise<void> {
  if (isReplaced) return;
  try {
    await keep(JSON.parse(changes) as Changes);
  } catch (error) {
    console.warn("Not kept.", error);
    tell({ kind: "unsaved" });
  }
}

// ---------------------------------------------------------------- the page

let begun!: (language: string) => void;
const spoken = new Promise<string>((resolve) => (begun = resolve));

const tables = start();

async function start(): Promise<Tables> {
  const from = performance.now();
  const [python, kept] = await Promise.all([
    startPython((part) => tell({ kind: "progress", part })),
    all().catch(() => ({})),
  ]);
  const module = python.pyimport("ennead.server.local.browser") as Module;
  const found = module.begin(
    JSON.stringify(kept),
    keepOrSay,
    think,
    (line, text) => tell({ kind: "message", line, text }),
    (line, code, reason) => tell({ kind: "end", line, code, reason }),
  );
  await found.open(await spoken);
  tell({
    kind: "ready",
    compiled: found.compiled,
    milliseconds: Math.round(performance.now() - from),
  });
  return found;
}

tables.catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));

self.onmessage = async ({ data }: MessageEvent<ToDevice>) => {
  if (data.kind === "begin") begun(data.language);
  else if (data.kind === "export") tell({ kind: "exported", id: data.id, kept: await all() });
  else if (data.kind === "import") {
    isReplaced = true;
    await replaceAll(data.kept);
    tell({ kind: "reply", id: data.id, status: 204, body: "" });
  } else await carryOut(await tables, data);
};

type Work = Exclude<ToDevice, { kind: "begin" | "export" | "import" }>;

async function carryOut(found: Tables, work: Work): Promise<void> {
  if (work.kind === "open") found.connect(work.line, work.address);
  else if (work.kind === "send") found.receive(work.line, work.text);
  else if (work.kind === "close") found.disconnect(work.line);
  else {
    const reply = await found.request(work.method, work.address, work.body);
    const { status, body } = JSON.parse(reply) as { status: number; body: string };
    tell({ kind: "reply", id: work.id, status, body });
  }
}
