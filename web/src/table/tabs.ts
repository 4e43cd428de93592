/** What the drawer of a table can show. */
export const TABS = ["choices", "log", "chat"] as const;
export type Tab = (typeof TABS)[number];
