/** Which chapters a learner has finished; kept in this browser only. */

const KEY = "ennead.learned";

type Shelf = Pick<Storage, "getItem" | "setItem">;

export function finished(shelf: Shelf = localStorage): Set<string> {
  try {
    const read: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(read) ? read.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

export function finish(game: string, chapter: string, shelf: Shelf = localStorage): void {
  const all = finished(shelf).add(`${game}/${chapter}`);
  shelf.setItem(KEY, JSON.stringify([...all].sort()));
}

export function isFinished(game: string, chapter: string, all: Set<string>): boolean {
  return all.has(`${game}/${chapter}`);
}

/** The chapter to go on with: the first that is not finished; none if all are. */
export function nextChapter<C extends { id: string }>(
  game: string,
  chapters: C[],
  all: Set<string>,
): C | undefined {
  return chapters.find((chapter) => !isFinished(game, chapter.id, all));
}
