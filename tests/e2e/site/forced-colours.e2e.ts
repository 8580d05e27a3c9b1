import { drawnStyleOf } from '@baize/testing/drawn-style'
import type { Page } from '@playwright/test'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

interface Pair {
  path?: string
  press?: (page: Page) => Promise<void>
  /** What is chosen, pressed or current. */
  is: string
  /** Its like that is not. */
  isNot: string
}

/**
 * Everything of the site that is told by a state, in the order of one walk; without a path it
 * stands on the page before.
 */
const pairs: readonly Pair[] = [
  { path: '/', is: '.hero-dot[aria-current]', isNot: '.hero-dot:not([aria-current])' },
  { is: '.nav-link[aria-current]', isNot: '.nav-link:not([aria-current])' },
  { path: '/rng', is: '.chip[aria-pressed=true]', isNot: '.chip[aria-pressed=false]' },
  { is: '.tab[aria-selected=true]', isNot: '.tab[aria-selected=false]' },
  {
    press: page => page.getByRole('button', { name: 'Open menu' }).click(),
    is: '.entry[aria-current]',
    isNot: '.entry:not([aria-current])',
  },
  { path: '/winners', is: '.winners-periods [aria-pressed=true]', isNot: '.winners-periods [aria-pressed=false]' },
  {
    press: page => page.locator('baize-game-search').locator('button, input').first().click(),
    is: '.finder-kind[aria-pressed=true]',
    isNot: '.finder-kind[aria-pressed=false]',
  },
]

test('in forced colours what is chosen, pressed or current is drawn otherwise than its like, and sights are drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`${site}/?lang=EN`)
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const withButton = page.locator('.slide-words').filter({ has: page.locator('.button') })
  await withButton.first().waitFor()
  for (const words of await withButton.all())
    await expect(words, 'buttons lie on the visitor’s own ground').toHaveCSS('background-color', canvas)
  for (const { path, press, is, isNot } of pairs) {
    if (path) await page.goto(`${site}${path}?lang=EN`)
    await press?.(page)
    await page.mouse.move(0, 0)
    const chosen = page.locator(is).first()
    await chosen.waitFor()
    expect(await drawnStyleOf(chosen), is).not.toBe(await drawnStyleOf(page.locator(isNot).last()))
  }
  const sight = page.locator('.sight').first()
  expect(await sight.evaluate(node => getComputedStyle(node).backgroundColor)).not.toBe(
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  )
})
