import type { Browser, FrameLocator, Page } from '@playwright/test'
import { site } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

/** Somebody new in a browser of their own. */
async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await expect(page).toHaveURL(`${site}/`)
  return page
}

/** From the list of the category through the rooms to the game, as everybody goes. */
async function enterRoom(page: Page): Promise<FrameLocator> {
  await page.goto(`${site}/pvp?vassalage=ARENA`)
  await page.getByRole('button', { name: 'Play Thirteen' }).click()
  const rooms = page.locator('baize-room-list')
  await expect(rooms.getByRole('heading', { name: 'Garden room' })).toBeVisible()
  await rooms.getByRole('button', { name: 'Join Garden room' }).click()
  await expect(page).toHaveURL(/\/seamless\?.*roomId=garden/)
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: /^Join Garden room/ }).click()
  return game
}

const balanceOf = async (game: FrameLocator): Promise<number> =>
  Number((await game.getByRole('group', { name: 'Balance' }).locator('b').innerText()).replace(/[^\d.]/g, ''))

/** Plays any card that may be played whenever it is this player's turn, until the match is over. */
async function play(game: FrameLocator): Promise<void> {
  const over = game.getByRole('button', { name: 'Play again' })
  const card = game.locator('.hand button[aria-disabled="false"]').first()
  for (;;) {
    await expect(over.or(card).first()).toBeVisible({ timeout: 60_000 })
    if (await over.isVisible()) return
    // The card may be gone when it is clicked: the turn is over then, and the next look says what is to be done.
    await card.click({ timeout: 2000 }).catch(() => null)
  }
}

test('two people meet in a room, play a match, and the pot less the rake changes hands [GAME-24] [GAME-25] [GAME-26] [ROUTE-20]', async ({
  browser,
}) => {
  test.slow()
  const people = [await visitor(browser), await visitor(browser)]
  const games: FrameLocator[] = []
  for (const page of people) games.push(await enterRoom(page))
  for (const game of games)
    await expect(
      game
        .getByText(/of 7 tricks/)
        .or(game.locator('.pips'))
        .first(),
    ).toBeVisible()
  await Promise.all(games.map(play))
  const balances = await Promise.all(games.map(balanceOf))
  expect(balances.toSorted((a, b) => a - b)).toEqual([999, 1000.94])
  for (const page of people) await page.context().close()
})

test('a visitor is asked to log in before there are rooms [GAME-13] [GAME-26]', async ({ page }) => {
  await page.goto(`${site}/pvp?vassalage=ARENA&lang=EN`)
  await page.getByRole('button', { name: 'Play Thirteen' }).click()
  await expect(page.locator('baize-login')).toBeVisible()
})
