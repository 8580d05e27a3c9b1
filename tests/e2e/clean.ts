import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './watch.ts'

/** Success criteria of WCAG 2.2, levels A and AA. */
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every violation as one line: rule, place, and what axe says is wrong there. */
async function violations(page: Page, within: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(criteria).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

/** What is half faded in is not what anybody reads. What never ends, or stands still, is not waited for. */
export const untilStill = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(animation => animation.finished))
  })

/** As wide as a phone, then as wide as a desk: the page is left as it was found. */
const widths = [390, 1440]

/** @param within - the part of the page that is looked at; a popup stands over a page that has had its own turn */
export async function expectClean(page: Page, what: string, within = 'html'): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await untilStill(page)
    expect(await violations(page, within), `${what}, ${width} wide`).toEqual([])
  }
}

/** In both themes, without leaving the page of the site: what is typed and opened stays. */
export async function expectCleanInThemes(page: Page, what: string, within?: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(theme => {
      document.documentElement.dataset['theme'] = theme
      const { baize } = globalThis as unknown as { baize: { configure(options: { theme: string }): void } }
      baize.configure({ theme })
    }, theme)
    await expectClean(page, `${what}, ${theme}`, within)
  }
}
