import { expectCleanInThemes } from '../support/axe.ts'
import { fillLogin, isMember } from '../support/member.ts'
import { password, site } from '../support/addresses.ts'
import { fillRegister, playRound } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

test('a guest filters the slots, closes the login by going back, logs in over the list, is in the game, and comes back to the same list and place @core [GAME-12] [GAME-13] [GAME-20] [GAME-40] [ROUTE-19] [ROUTE-22] [ROUTE-56]', async ({
  page,
}) => {
  await page.goto(`${site}/register?lang=EN`)
  const name = await fillRegister(page.locator('baize-register'))
  await isMember(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${site}/rng?lang=EN`)
  const list = page.locator('baize-game-list')
  await expect(page).toHaveURL(/vassalage=ALL/)

  await list.getByRole('tab', { name: 'All vendors' }).click()
  await list.getByRole('button', { name: 'Hot', exact: true }).click()
  await expect(page).toHaveURL(/\/rng\?lang=EN&vassalage=ALL&filter=HOT$/)
  await expect(list.locator('.list-count')).toHaveText(/found$/)
  await expect(list.locator('.tile .badge-hot').first()).toBeVisible()
  await list.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/\/rng\?lang=EN&vassalage=ALL$/)
  const answer = page.waitForResponse(reply => /gameList.*pageNo=2/i.test(reply.url()))
  await list.getByRole('button', { name: 'Load more' }).click()
  const games = ((await (await answer).json()) as { value: { content: Record<string, string>[] } }).value.content
  const place = list.getByRole('listitem').and(list.locator('[aria-posinset="37"]'))
  const game = place.getByRole('link', { name: /^Play / })
  // The game, not its place: what stands there until it comes is another piece.
  await game.scrollIntoViewIfNeeded()
  const title = (await game.getAttribute('aria-label')) ?? ''
  // Named as the platform names it, with who displays it below.
  const { gameName = '', displayName = '' } = games.find(each => `Play ${each['gameName']}` === title) ?? {}
  await expect(place.locator('.tile-name')).toHaveText(gameName)
  await expect(place.locator('.tile-provider')).toHaveText(displayName)
  const y = await page.evaluate(() => scrollY)
  expect(y).toBeGreaterThan(500)

  await game.click()
  const popup = page.locator('baize-login')
  await expect(popup).toBeVisible()
  await page.goBack()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/vassalage=ALL$/)
  await game.click()
  await fillLogin(popup, name, password)
  await expect(page).toHaveURL(/\/seamless\?/)
  await playRound(page.frameLocator('iframe'))

  await page.goBack()
  await expect(page).toHaveURL(/vassalage=ALL$/)
  await expect(list.getByRole('tab', { name: 'All vendors' })).toHaveAttribute('aria-selected', 'true')
  await expect(list.getByRole('link', { name: title })).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(80)
})

test('the pages of games are clean, on a phone and a desk, in both themes [GAME-41] [GAME-42] [GAME-49]', async ({
  page,
}) => {
  const pages = { '/rng': 'baize-game-list', '/live': 'baize-game-list', '/sports': 'baize-fixtures' }
  for (const [path, tag] of Object.entries(pages)) {
    await page.goto(`${site}${path}?lang=EN`)
    await expect(page.locator(tag).locator('.tile, .fixture').first()).toBeVisible()
    await expectCleanInThemes(page, path)
  }
})
