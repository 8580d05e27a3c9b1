import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { withoutMediaFeatures } from './firefox.ts'

/** What must never happen on any page of a run. */
export interface Watch {
  violations: string[]
  errors: string[]
}

/** Collects policy violations and uncaught errors of every page and frame of a context. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const seen: Watch = { violations: [], errors: [] }
  await context.exposeBinding('reportViolation', (source, text: string) => {
    seen.violations.push(`${source.page.url()}: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = (globalThis as unknown as { reportViolation?: (text: string) => void }).reportViolation
      report?.(`${event.violatedDirective} blocked ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  const observe = (page: Page) => {
    page.on('pageerror', error => {
      // What Firefox says of a call that did not get through is no error of a script.
      if (!error.message.startsWith('The Same Origin Policy disallows'))
        seen.errors.push(`${page.url()}: ${error.message}`)
    })
    page.on('console', message => {
      if (/Content Security Policy|Trusted ?Type/i.test(message.text()))
        seen.violations.push(`${page.url()}: ${message.text()}`)
    })
  }
  context.pages().forEach(observe)
  context.on('page', observe)
  return seen
}

/**
 * Every end-to-end test fails on a policy violation or an uncaught error, whatever else it looks
 * at.
 */
export const test = base.extend<{ seen: Watch }, { driven: undefined }>({
  driven: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') withoutMediaFeatures(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  seen: [
    async ({ context }, use) => {
      const seen = await watch(context)
      await use(seen)
      expect(seen.violations, 'policy violations').toEqual([])
      expect(seen.errors, 'uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
