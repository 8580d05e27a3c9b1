import { pageRegistry } from '@baize/client'

/** Milliseconds after which a page on which nothing has been drawn is looked at all the same. */
const patience = 4000
/** By what a page is told that somebody is at it. */
const signs = ['pointerover', 'keydown']

/**
 * Looks what is wrong with the page once somebody moves over it or types, or an element has met trouble: whoever builds a page does, and a visitor
 * who only looks does not load that code. Other copies of Baize on the page leave it to this one.
 */
export function startChecks(): void {
  const page = pageRegistry()
  if (page.findings || typeof document === 'undefined') return
  page.findings = []
  const check = (event?: Event) =>
    void import('./check-page.ts').then(({ checkPage }) => checkPage(event)).catch(() => {})
  for (const sign of signs) addEventListener(sign, check, { capture: true, once: true })
  addEventListener('baize-error', check, true)
  const late = setTimeout(check, patience)
  addEventListener('baize-ready', () => clearTimeout(late), { capture: true, once: true })
}
