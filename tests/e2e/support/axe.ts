import { audit, criteria, type Rules } from '@baize/testing/axe'
import { clippedText } from '@baize/testing/clipped-text'
import type { Page } from '@playwright/test'
import { expect } from './error-watch.ts'

/** Every violation as one line: rule, place, and what axe says is wrong there. */
async function violations(page: Page, within: string, rules: Rules): Promise<string[]> {
  const found = await audit(page, within, rules)
  return found.map(({ id, target, summary }) => `${id}: ${target}: ${summary}`)
}

/**
 * Runs in a document. One names only the animations outside of its shadow roots, so each root is
 * asked.
 */
async function stillness(): Promise<void> {
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ]
  const ending = () =>
    roots(document)
      .flatMap(root => root.getAnimations())
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      // What lies in a closed `details` is drawn no more and never says that it has ended.
      .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility())
  // A change that was just made begins to move with the next frame but one; a document that nobody
  // sees is drawn no frames.
  for (const _ of [1, 2])
    await Promise.race([new Promise(requestAnimationFrame), new Promise(done => setTimeout(done, 100))])
  for (let moving = ending(); moving.length; moving = ending())
    await Promise.allSettled(moving.map(animation => animation.finished))
}

/**
 * What is half faded in is not what anybody reads. What never ends, or stands still, is not waited
 * for.
 */
export async function untilStill(page: Page): Promise<void> {
  await Promise.allSettled(page.frames().map(frame => frame.evaluate(stillness)))
}

/** As wide as a phone, then as wide as a desk: the page is left as it was found. */
const widths = [390, 1440]
const all: Rules = { tags: criteria }
/** A theme changes colours and nothing else. */
const colours: Rules = { rules: ['color-contrast'] }

async function expectNothing(page: Page, what: string, within: string, rules: Rules): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await untilStill(page)
    expect(await violations(page, within, rules), `${what}, ${width} wide`).toEqual([])
    if (rules === all)
      expect.soft(await clippedText(page), `${what}, ${width} wide: cut off by wider text spacing`).toEqual([])
  }
}

/**
 * All that axe knows, and no text that wider spacing cuts off.
 * @param within - the part of the page that axe looks at; a popup stands over a page that has had
 *   its own turn
 */
export const expectClean = (page: Page, what: string, within = 'html'): Promise<void> =>
  expectNothing(page, what, within, all)

/** The colours alone: for the second theme of a page that has had its turn in the first. */
export const expectCleanColours = (page: Page, what: string, within = 'html'): Promise<void> =>
  expectNothing(page, what, within, colours)

/** In both themes, without leaving the page of the site: what is typed and opened stays. */
export async function expectCleanInThemes(page: Page, what: string, within = 'html'): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(theme => {
      document.documentElement.dataset['theme'] = theme
      const { baize } = globalThis as unknown as { baize: { configure(options: { theme: string }): void } }
      baize.configure({ theme })
    }, theme)
    await expectNothing(page, `${what}, ${theme}`, within, theme === 'light' ? colours : all)
  }
}
