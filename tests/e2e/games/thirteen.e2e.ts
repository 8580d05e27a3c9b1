import type { Browser, FrameLocator, Page } from '@playwright/test'
import { site } from '../support/addresses.ts'
import { fillLogin } from '../support/member.ts'
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
  // The room is chosen once: the game offers no other beside it.
  const join = game.getByRole('button', { name: /^Join / })
  await expect(join).toHaveCount(1)
  await expect(join).toHaveAccessibleName(/^Join Garden room/)
  await join.click()
  return game
}

const balanceOf = async (game: FrameLocator): Promise<number> =>
  Number((await game.getByRole('group', { name: 'Balance' }).locator('b').innerText()).replace(/[^\d.]/g, ''))

/** The balance and the net result of the bar above the game. */
const barOf = async (page: Page): Promise<string[]> => page.locator('baize-game-frame dl dd').allInnerTexts()
const bar = (page: Page, balance: string, net: string) =>
  expect.poll(async () => (await barOf(page)).slice(0, 2)).toEqual([balance, net])

/** Plays any card that may be played whenever it is this player's turn, until the match is over. */
async function play(game: FrameLocator): Promise<void> {
  const over = game.getByRole('button', { name: 'Play again' })
  const card = game.locator('.hand button[aria-disabled="false"]').first()
  for (;;) {
    await expect(over.or(card).first()).toBeVisible({ timeout: 60_000 })
    if (await over.isVisible()) return
    // The card may be gone when it is clicked: the turn is over then, and the next look says what
    // is to be done.
    await card.click({ timeout: 2000 }).catch(() => null)
  }
}

test('two people meet in a room, play a match, and the pot less the rake changes hands @core [GAME-24] [GAME-25] [GAME-26] [ROUTE-20]', async ({
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
  // The match runs on: the bar says already what the seat cost, and whoever wants to leave is asked
  // first.
  for (const page of people) await bar(page, '€999.00', '−€1.00')
  const [page] = people as [Page]
  const dialog = page.getByRole('dialog', { name: 'Leave the game?' })
  await page.getByRole('button', { name: 'Lobby' }).click()
  await expect(dialog).toContainText('you lose the match and your stake of €1.00')
  await dialog.getByRole('button', { name: 'Keep playing' }).click()
  await page.goBack()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  // The tile leads back to it, and so does every page, on its first screen and further down.
  const tile = page.locator('.tile', { has: page.getByRole('button', { name: 'Back to your match in Thirteen' }) })
  await expect(tile.locator('.tile-play')).toHaveText('Back to your match')
  await page.locator('baize-top-nav').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${site}/`)
  const way = page.locator('baize-top-nav [part=match]')
  await expect(way).toContainText('Match running: Thirteen')
  await expect(way).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(way).toBeInViewport({ ratio: 1 })
  await way.getByRole('link', { name: 'Back to your match' }).click()
  await expect(games[0]!.locator('.hand .card').first()).toBeVisible()
  // The stake belongs to the result of its round, whichever visit it was placed in.
  await bar(page, '€999.00', '−€1.00')
  const lobby = await page.context().newPage()
  await lobby.goto(`${site}/rng?vassalage=ALL`)
  const there = lobby.locator('baize-top-nav [part=match]')
  await expect(there).toBeVisible()
  await page.bringToFront()
  await Promise.all(games.map(play))
  const balances = await Promise.all(games.map(balanceOf))
  expect(balances.toSorted((a, b) => a - b)).toEqual([999, 1000.94])
  for (const [place, each] of people.entries())
    await (balances[place] === 999 ? bar(each, '€999.00', '−€1.00') : bar(each, '€1,000.94', '+€0.94'))
  // It goes with the match, without a reload.
  await expect(there).toBeHidden()
  // The lobby is the page on which the game was chosen. Nothing is left of the question in the
  // history: each step is a page.
  const [, other] = people as [Page, Page]
  await other.getByRole('button', { name: 'Lobby' }).click()
  await expect(other).toHaveURL(/\/pvp\?/)
  await other.goForward()
  await expect(other).toHaveURL(/\/seamless\?/)
  await other.goBack()
  await expect(other).toHaveURL(/\/pvp\?/)
  for (const each of people) await each.context().close()
})

test('a visitor is asked to log in before there are rooms, then chooses a room once [GAME-13] [GAME-26]', async ({
  page,
}) => {
  await page.goto(`${site}/pvp?vassalage=ARENA&lang=EN`)
  await page.getByRole('button', { name: 'Play Thirteen' }).click()
  await fillLogin(page.locator('baize-login'), 'demo', 'Demo1234')
  await expect(page).toHaveURL(/\/seamless\?.*gameCode=thirteen/)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: /^Join Garden room/ })).toBeVisible()
  await game.getByRole('button', { name: /^Join Library/ }).click()
  await expect(game.getByText('Waiting for a player').first()).toBeVisible()
  await expect(page.locator('baize-room-list')).toHaveCount(0)
  await game.getByRole('button', { name: 'Leave table' }).click()
  await expect(game.getByRole('button', { name: /^Join Library/ })).toBeVisible()
})
