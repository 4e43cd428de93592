/** Files that the page hands to its person. */

import { request } from "./device.svelte";

const TABLE = /\/tables\/([^/]+)\/record$/;

/** Save the reply to a request as a file. */
export async function saveReply(address: string): Promise<void> {
  const { body } = await request("GET", address, undefined);
  save(`${TABLE.exec(address)?.[1] ?? "game"}.ennead`, body);
}

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
