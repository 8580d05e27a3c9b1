import type { Page } from '@playwright/test'
import { place, plain } from '../support/host-page.ts'
import { scaleOf } from '../support/memory.ts'
import { expect, test } from '../support/error-watch.ts'

// A trace keeps what the page lets go.
test.use({ trace: 'off' })

/**
 * Resolves after the timers of a page that were set before: a store of nanostores ends a second
 * after its last listener.
 */
const storesEnded = (page: Page) => page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1500)))

/** A session, forms, pictures with scrolling, and a list that asks again by itself. */
const elements = [
  ['baize-account-bar', {}],
  ['baize-login', {}],
  ['baize-game-lane', { category: 'RNG', rows: '1', limit: '6' }],
  ['baize-winner-board', { limit: '5' }],
] as const

/**
 * Puts them on the page, the first in a scope of its own, and takes all away again, as a
 * single-page host does between its pages.
 */
const comeAndGo = (page: Page, times: number) =>
  page.evaluate(
    async ([wanted, times]) => {
      const isDrawn = (element: Element) => element.shadowRoot?.querySelector('.root:not([aria-busy])')
      for (let time = 0; time < times; time++) {
        const placed = wanted.map(([tag, attributes]) => {
          const element = document.createElement(tag)
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
          return element
        })
        const scope = document.createElement('baize-scope')
        for (const [name, value] of Object.entries({ merchant: 'demo', 'site-key': 'pk_demo', locale: 'en' }))
          scope.setAttribute(name, value)
        document.querySelector('main')?.replaceChildren(...placed)
        placed[0]?.replaceWith(scope)
        scope.append(placed[0] ?? '')
        while (!placed.every(isDrawn)) await new Promise(resolve => setTimeout(resolve, 4))
        document.querySelector('main')?.replaceChildren()
        // Whoever has not come back by the next task has left.
        await new Promise(resolve => setTimeout(resolve))
      }
    },
    [elements, times] as const,
  )

test('leaves nothing behind: elements that came and went 50 times weigh no more than before', async ({ page }) => {
  test.slow()
  await page.goto(plain)
  for (const [tag, attributes] of elements) await place(page, tag, attributes)
  await page.waitForLoadState('networkidle')
  const weigh = await scaleOf(page)
  const round = async () => {
    await comeAndGo(page, 50)
    await page.waitForLoadState('networkidle')
    await storesEnded(page)
    return weigh()
  }
  // The first round fills what is kept on purpose: answers, texts, compiled code.
  await round()
  const second = await round()
  const third = await round()
  expect(third.heap, JSON.stringify([second, third])).toBeLessThan(second.heap * 1.1)
  expect(third.nodes, 'nodes').toBeLessThanOrEqual(second.nodes)
  expect(third.listeners, 'listeners').toBeLessThanOrEqual(second.listeners)
})
