// Requests what takes longest before anything else of the loader runs: on a slow phone the rest
// takes as long as several kilobytes.
import { loadCore, loadPrefetch } from './load-element.ts'

/** Elements of the page; an `<img name=…>` can replace every method of the document itself. */
export const find = (selector: string) =>
  Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<HTMLScriptElement>

// A page on which all tags are mistyped has to be told, too; the core looks for them.
if ([...find(':not(:defined,baize-scope)')].some(({ localName }) => localName.startsWith('baize-'))) {
  void loadCore().catch(() => {})
  loadPrefetch()
}
