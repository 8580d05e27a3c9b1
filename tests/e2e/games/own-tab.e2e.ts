import type { Page } from '@playwright/test'
import { openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

/** What opens a tab: the address that the tab goes to. */
async function tabOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()])
  await tab.waitForURL(/\/play\//)
  return tab
}

test('a game whose vendor forbids framing opens in a tab of its own from its tile, and its page has a button for that instead of a frame [GAME-23]', async ({
  browser,
  baize,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAccount(page, baize)
  await baize.ops('games', 'VOLT', 'frames', 'off')
  await page.goto(`${baize.platform}/rng?lang=EN&vassalage=VOLT`)
  const tab = await tabOf(page, () => page.getByRole('button', { name: 'Play Cherry Club' }).click())
  await expect(tab).toHaveURL(/\/play\/cherry-club\?lang=en/)
  await expect(tab.getByRole('button', { name: 'Spin' })).toBeEnabled()
  expect(await tab.evaluate(() => opener === null)).toBe(true)
  await expect(page).toHaveURL(/\/rng\?/)
  await tab.close()

  await page.goto(`${baize.platform}/seamless?lang=EN&vassalage=VOLT&gameType=RNG&gameCode=cherry-club`)
  const frame = page.locator('baize-game-frame')
  await expect(frame).toContainText('This game opens in a new tab.')
  await expect(frame.locator('iframe')).toHaveCount(0)
  const again = await tabOf(page, () => frame.getByRole('button', { name: 'Open game' }).click())
  await expect(again.getByRole('button', { name: 'Spin' })).toBeEnabled()
  await baize.ops('games', 'VOLT', 'frames', 'on')
  await context.close()
})
