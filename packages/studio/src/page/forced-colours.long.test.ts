import { drawnStyleOf } from '@baize/testing/drawn-style'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browser } from '../../test/browser.ts'
import { studioSetup } from '../../test/setup.ts'

const set = studioSetup()
const { sit } = browser(set)

/** In each game something that is chosen, and its like that is not. */
const chosen: Record<string, { press?: (page: Page) => Promise<void>; is: string; isNot: string }[]> = {
  'mark-six': [
    { is: '.play:has(:checked)', isNot: '.play:not(:has(:checked))' },
    {
      press: page => page.locator('.option').first().click(),
      is: '.option[aria-pressed=true]',
      isNot: '.option[aria-pressed=false]',
    },
  ],
  'baccarat-01': [{ is: '.chip-choice:has(:checked)', isNot: '.chip-choice:not(:has(:checked))' }],
}

test.each(Object.entries(chosen))('in forced colours it is seen what is chosen in %s', async (gameCode, pairs) => {
  const { page } = await sit('en', { forcedColors: 'active', reducedMotion: 'reduce' }, undefined, gameCode)
  for (const { press, is, isNot } of pairs) {
    await page.locator(isNot).first().waitFor()
    await press?.(page)
    await page.mouse.move(0, 0)
    expect(await drawnStyleOf(page.locator(is).first()), is).not.toBe(await drawnStyleOf(page.locator(isNot).first()))
  }
})

test('in forced colours a filled button of a game has an edge', async () => {
  const { page } = await sit('en', { forcedColors: 'active' }, undefined, 'thirteen')
  const join = page.getByRole('button', { name: /^Join Garden room/ })
  // The list of rooms is drawn again and again.
  await expect.poll(() => join.evaluate(button => getComputedStyle(button).borderTopWidth)).toBe('2px')
})
