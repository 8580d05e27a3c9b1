import type { Page } from 'playwright'
import type { Look } from './state.ts'

/** What is done on a page to come to a state. */
export type Step = (page: Page, look: Look) => Promise<unknown>

/** One step after the other. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page, look) => {
    for (const step of steps) await step(page, look)
  }

/** Presses the first of what a selector finds. */
export const press =
  (at: string): Step =>
  page =>
    page.locator(at).first().click()

/** Types into a field. */
export const fill =
  (at: string, text: string): Step =>
  page =>
    page.locator(at).first().fill(text)

/** Waits until something is seen. */
export const see =
  (at: string): Step =>
  page =>
    page.locator(at).first().waitFor()

/** Scrolls something to the top of the window, below the header. */
export const scrollTo =
  (at: string): Step =>
  async page => {
    const target = page.locator(at).first()
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

/** Opens the first element at phones, the second at desks: a control has another place there. */
export const byWidth =
  (phone: Step, desk: Step): Step =>
  (page, look) =>
    look.width === 390 ? phone(page, look) : desk(page, look)

/** Refuses calls in place of the platform: as one that is broken, or with another code. */
export const refuse =
  (path: string, code = 'UNKNOWN', status = 500): ((page: Page) => Promise<unknown>) =>
  page =>
    page.route(`**${path}*`, route =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        json: { success: false, value: null, message: '', code },
      }),
    )

/** Lets the platform answer, and changes a part of what it says. */
export const change =
  (path: string, more: object): ((page: Page) => Promise<unknown>) =>
  page =>
    page.route(`**${path}*`, async route => {
      const response = await route.fetch()
      const { value, ...rest } = (await response.json()) as { value: object }
      await route.fulfill({ response, json: { ...rest, value: { ...value, ...more } } })
    })

/** Lets nothing of a path through, as without a network. */
export const cutOff =
  (path: string): ((page: Page) => Promise<unknown>) =>
  page =>
    page.route(`**${path}*`, route => route.abort())
