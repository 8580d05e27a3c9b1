import type { Page } from 'playwright'
import type { Variant } from './state.ts'

/** What is done on a page to come to a state. */
export type Step = (page: Page, variant: Variant) => Promise<unknown>

/** One step after the other. */
export const sequential =
  (...steps: readonly Step[]): Step =>
  async (page, variant) => {
    for (const step of steps) await step(page, variant)
  }

/** Presses the first of what a selector finds. */
export const press =
  (selector: string): Step =>
  page =>
    page.locator(selector).first().click()

/** Types into a field. */
export const fill =
  (selector: string, text: string): Step =>
  page =>
    page.locator(selector).first().fill(text)

/** Waits until something is seen. */
export const waitFor =
  (selector: string): Step =>
  page =>
    page.locator(selector).first().waitFor()

/** Scrolls something to the top of the window, below the header. */
export const scrollTo =
  (selector: string): Step =>
  async page => {
    const target = page.locator(selector).first()
    await target.waitFor()
    // What is above it loads on the way and would push it out of the window again.
    await target.evaluate(async node => {
      for (let top = NaN; top !== node.getBoundingClientRect().top; await new Promise(requestAnimationFrame)) {
        top = node.getBoundingClientRect().top
        node.scrollIntoView({ block: 'start', behavior: 'instant' })
      }
    })
  }

/** Opens a popup of the site as an element of ours asks for one. */
export const openPopup =
  (name: string, detail: object = {}): Step =>
  async page => {
    await page.locator('baize-popup-host:state(ready)').waitFor({ state: 'attached' })
    await page.evaluate(
      ([name, detail]) =>
        document.dispatchEvent(new CustomEvent('baize-open', { detail: { name, detail }, cancelable: true })),
      [name, detail] as const,
    )
  }

/** Takes the first step on a phone, the second on a desktop, where a control has another place. */
export const forWidth =
  (phone: Step, desktop: Step): Step =>
  (page, variant) =>
    variant.width === 390 ? phone(page, variant) : desktop(page, variant)

/** Answers calls in place of the platform with an error, by default that of a broken one. */
export const failCalls =
  (path: string, code = 'UNKNOWN', status = 500): ((page: Page) => Promise<unknown>) =>
  page =>
    page.route(`**${path}*`, route =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        json: { success: false, value: null, message: '', code },
      }),
    )

/** Lets the platform answer, and changes a part of its answers. */
export const changeAnswers =
  (path: string, more: object): ((page: Page) => Promise<unknown>) =>
  page =>
    page.route(`**${path}*`, async route => {
      const response = await route.fetch()
      const { value, ...rest } = (await response.json()) as { value: object }
      await route.fulfill({ response, json: { ...rest, value: { ...value, ...more } } })
    })

/** Aborts every request to a path, as without a network. */
export const abortCalls =
  (path: string): ((page: Page) => Promise<unknown>) =>
  page =>
    page.route(`**${path}*`, route => route.abort())
