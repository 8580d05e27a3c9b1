import { pageRegistry } from '@baize/client'
import { parseUrl } from '@baize/contract'
import type { Diagnostics } from './page.ts'
import type { PlaceholderClass } from './runtime/placeholder-class.ts'
import { version } from './runtime/version.ts'

const maxViolations = 20
const violations = new Set<string>()

function apiOfPage(): string | null {
  const { scope, queue } = pageRegistry()
  return scope?.$config.get()?.api ?? [...queue].reverse().find(({ api }) => api)?.api ?? null
}

// What is refused of our code cannot be told: it is in files of the page's own.
globalThis.addEventListener?.('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  const api = apiOfPage()
  const address = parseUrl(api ?? '')
  const isOurs = address !== null && blockedURI.startsWith(address.origin)
  if (isOurs && violations.size < maxViolations) violations.add(`${effectiveDirective} ${blockedURI}`)
})

function statusOf(tag: string): string {
  const known = customElements.get(tag) as Partial<PlaceholderClass> | undefined
  if (!known) return 'not registered'
  return known.waiting?.size ? 'loading' : 'loaded'
}

/** Elements of ours that stand in the page, with how far their code is. */
const elementsOfPage = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('*')]
      .map(({ localName }) => localName)
      .filter(tag => tag.startsWith('baize-'))
      .map(tag => [tag, statusOf(tag)]),
  )

/**
 * Makes `diagnostics()` for pages that take elements from npm: what the script says of a page, as
 * far as there is one without a script.
 */
export const diagnosticsOf = (flavour: Diagnostics['flavour']) => (): Diagnostics => {
  const page = pageRegistry(version)
  return {
    version,
    flavour,
    address: '',
    firstVersion: page.version || version,
    configured: { script: false, page: Object.hasOwn(globalThis, 'baizeConfig'), api: apiOfPage() },
    elements: elementsOfPage(),
    violations: [...violations],
    findings: page.findings ?? [],
  }
}
