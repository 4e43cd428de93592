/** What somebody who was invited pastes or types: a link to a table, or its code. */

export type Invitation = { table: string } | { code: string };

export function whereTo(text: string): Invitation | null {
  const linked = /\/table\/([\w-]+)/.exec(text);
  if (linked?.[1]) return { table: linked[1] };
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return code === "" ? null : { code };
}
