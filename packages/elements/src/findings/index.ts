import { pageRegistry } from '@baize/client'

/** Milliseconds after which a page on which nothing has been drawn is looked at all the same. */
const patience = 4000

/**
 * Looks what is wrong with the page once its first element is drawn, or has met trouble: nobody waits for that code, and other copies of Baize
 * on the page leave it to this one.
 */
export function startChecks(): void {
  const page = pageRegistry()
  if (page.findings || typeof document === 'undefined') return
  page.findings = []
  const check = (event?: Event) =>
    void import('./check-page.ts').then(({ checkPage }) => checkPage(event)).catch(() => {})
  for (const name of ['baize-ready', 'baize-error']) addEventListener(name, check, true)
  setTimeout(check, patience)
}
