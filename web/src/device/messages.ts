/** What the page and its workers send to each other. */

export type ToDevice =
  | { kind: "begin"; language: string }
  | { kind: "request"; id: number; method: string; address: string; body: string }
  | { kind: "open"; line: number; address: string }
  | { kind: "send"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "export"; id: number }
  | { kind: "import"; id: number; kept: Record<string, string> };

export type FromDevice =
  | { kind: "progress"; part: number }
  | { kind: "ready"; compiled: boolean; milliseconds: number }
  | { kind: "failed"; reason: string }
  | { kind: "reply"; id: number; status: number; body: string }
  | { kind: "message"; line: number; text: string }
  | { kind: "end"; line: number; code: number; reason: string }
  | { kind: "unsaved" }
  | { kind: "exported"; id: number; kept: Record<string, string> };

/** Work for bots, as worker processes of the server get it, and the reply. */
export interface Question {
  id: number;
  question: string;
}

export interface Thought {
  id: number;
  reply: string;
}
