/**
 * Opens an empty window, to be sent to an address later; null where there is none of its own. To be
 * called inside the click, or the browser blocks it. It opens without an address: a web view of an
 * app that opens no windows answers with the page that is there, and would leave that page for
 * `about:blank`.
 */
export function openEmptyWindow(features?: string): Window | null {
  const opened = window.open('', '_blank', features)
  return opened === window || opened === window.top ? null : opened
}
