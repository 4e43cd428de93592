/** Whose a key is: the page's, or that of something that is open on it. */

/** Fields that text is typed into. */
const TEXT_FIELDS = ["text", "search", "email", "url", "password"].map(
  (type) => `input[type="${type}"]`,
);
const TYPED_INTO = ["input:not([type])", "textarea", "[contenteditable]", ...TEXT_FIELDS].join();
/** Dialogs, and what else says that its keys are its own: a menu. */
const OWN_KEYS = 'dialog[open], [data-keys="own"]';
/** Controls that use single keys themselves. */
const CONTROLS = "input, select, textarea, [contenteditable]";

/**
 * Pass on only the keys that are the page's: while a dialog, a menu or a field for text is open, a
 * key does nothing beside it. Beside a field for text, Escape still closes what can be closed.
 */
export function ofPage(act: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (isOfPage(event)) act(event);
  };
}

function isOfPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(CONTROLS)) return false;
  const taking = event.key === "Escape" ? OWN_KEYS : `${OWN_KEYS}, ${TYPED_INTO}`;
  return document.querySelector(taking) === null;
}
