import { pageRegistry } from '@baize/client'

/** Milliseconds after which a page on which nothing has been drawn is checked all the same. */
const patience = 4000
/** Events that show that somebody uses the page. */
const signs = ['pointerover', 'keydown']

/**
 * Checks the page once somebody moves over it or types, or an element has reported an error:
 * whoever builds a page does, and a visitor who only looks does not load that code. Other copies of
 * Baize on the page leave it to this one.
 */
export function startChecks(): void {
  const page = pageRegistry()
  if (page.findings || typeof document === 'undefined') return
  page.findings = []
  const check = (event?: Event) =>
    void import('./check-page.ts').then(({ checkPage }) => checkPage(event)).catch(() => {})
  for (const sign of signs) addEventListener(sign, check, { capture: true, once: true })
  addEventListener('baize-error', check, true)
  const timer = setTimeout(check, patience)
  addEventListener('baize-ready', () => clearTimeout(timer), { capture: true, once: true })
}
