import { clientErrors } from '@baize/contract'
import { pageRegistry } from './page-registry.ts'

/**
 * What is said of a page without settings. One whose own tag the loader has not found may carry
 * them all the same, where nobody can read them.
 */
export function configMissing(): string {
  const { lostScript } = pageRegistry()
  if (!lostScript) return clientErrors['config-missing']
  return (
    `No script tag of ${lostScript} is on this page, so its settings could not be read: a tag manager took it out ` +
    'at once, or it lies in a closed shadow root. Leave the tag in the page, or call ' +
    "baize.configure({ merchant: '…', siteKey: '…' })"
  )
}
