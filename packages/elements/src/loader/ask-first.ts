// Requests what takes longest before anything else of the loader runs: on a slow phone the rest
// takes as long as several kilobytes.
import { find } from './find.ts'
import { loadCore, loadPrefetch } from './load-element.ts'

// A page on which all tags are mistyped has to be told, too; the core looks for them.
if ([...find(':not(:defined,baize-scope)')].some(({ localName }) => localName.startsWith('baize-'))) {
  void loadCore().catch(() => {})
  loadPrefetch()
}
