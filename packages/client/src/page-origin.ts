/**
 * The origin of the page as its browser sends it with every call: the word `null` where it has
 * none, as in a sandboxed frame without `allow-same-origin`, in `data:` and in a file.
 *
 * The address says it for almost every page. That of `about:srcdoc` and `about:blank` has no
 * origin, while the document has that of the page around it; a sandboxed document has none whatever
 * its address. There the browser's own word is taken, which a variable of the page can hide.
 */
export function pageOrigin(): string {
  const { origin, location } = globalThis
  return [origin, location.origin].includes('null') ? origin : location.origin
}
