/** Whether this is a site without a server: the page plays with the Python of its own worker. */

export const isSite =
  typeof document !== "undefined" && document.documentElement.dataset.site !== undefined;
