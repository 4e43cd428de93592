/** What a device keeps: texts by key, in IndexedDB. */

const NAME = "ennead";
const STORE = "kept";

export type Kept = Record<string, string>;
/** New texts by key; null where nothing is kept any more. */
export type Changes = Record<string, string | null>;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB cannot be opened"));
  });
  return opened;
}

/** Run some changes as one transaction; done once they are kept. */
async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const found = await database();
  return new Promise((resolve, reject) => {
    const transaction = found.transaction(STORE, "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error("nothing was kept"));
    work(transaction.objectStore(STORE));
  });
}

export function keep(changes: Changes): Promise<void> {
  return change((store) => {
    for (const [key, text] of Object.entries(changes))
      if (text === null) store.delete(key);
      else store.put(text, key);
  });
}

/** Keep just this, and nothing of before. */
export function replaceAll(kept: Kept): Promise<void> {
  return change((store) => {
    store.clear();
    for (const [key, text] of Object.entries(kept)) store.put(text, key);
  });
}

export async function all(): Promise<Kept> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([
    result(store.getAllKeys()),
    result(store.getAll() as IDBRequest<string[]>),
  ]);
  return Object.fromEntries(keys.map((key, n) => [key as string, values[n] ?? ""]));
}

function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("nothing was read"));
  });
}
