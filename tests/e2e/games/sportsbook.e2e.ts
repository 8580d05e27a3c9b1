import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe.ts'
import { fillLogin, isMember, openAccount } from '../support/member.ts'
import { advance, expect, test } from '../support/own-platform.ts'
import { minor } from '../support/steps.ts'

/** A book of each kind, and the page of the site that leads to it. */
const centres = [
  { path: '/sports', route: '[ROUTE-12]', vendor: 'Kickline', seconds: 181 },
  { path: '/esports', route: '[ROUTE-13]', vendor: 'Bracket', seconds: 181 },
  // A vendor of two games: its card opens both to choose from.
  { path: '/cockfight', route: '[ROUTE-16]', vendor: 'Ring', game: 'Arena Rooster', seconds: 121 },
] as const

/** What the bar of the site over the game says, in minor units. */
const shownBalance = async (page: Page): Promise<bigint> =>
  minor((await page.locator('baize-game-frame .bar-figures dd').first().textContent()) ?? '')

for (const { path, route, vendor, seconds, ...chosen } of centres)
  test(`from the game centre at ${path} to its book: every option of a fixture is bet on, the fixture ends, exactly one pays [GAME-42] ${route}`, async ({
    page,
    baize,
  }) => {
    await openAccount(page, baize)
    await page.goto(`${baize.platform}${path}?lang=EN`)
    await isMember(page)
    await page
      .locator('baize-game-centre')
      .getByRole('game' in chosen ? 'button' : 'link', { name: `Play ${vendor}` })
      .click()
    if ('game' in chosen)
      await page
        .locator('baize-game-popup')
        .getByRole('link', { name: `Play ${chosen.game}` })
        .click()
    await expect(page.locator('baize-game-frame')).toBeVisible()
    const game = page.frameLocator('iframe')
    await expect(game.locator('.fixture').first()).toBeVisible()
    await expect.poll(() => shownBalance(page)).toBeGreaterThan(0n)
    const before = await shownBalance(page)

    // The second start: the first may be about to come.
    await game
      .getByRole('radio', { name: /^\d\d:\d\d$/ })
      .nth(1)
      .check()
    const options = game.locator('.fixture').first().locator('.offer').first().locator('.odds')
    const count = await options.count()
    for (let option = 0; option < count; option++) {
      await options.nth(option).click()
      await game.getByRole('button', { name: 'Place bets' }).click()
      await expect(game.getByRole('row', { name: /Open$/ })).toHaveCount(option + 1)
    }
    await expect.poll(() => shownBalance(page), 'the stakes are taken').toBe(before - 100n * BigInt(count))

    await advance(baize, 2 * seconds)
    await expect(game.getByRole('status').filter({ hasText: /have ended\. (Paid|You win)/ })).toBeVisible({
      timeout: 30_000,
    })
    await expect(game.getByRole('row', { name: /Lost$/ })).toHaveCount(count - 1)
    await expect(game.getByRole('row', { name: /Open$/ })).toHaveCount(0)
    expect(await baize.ops('audit')).toContain('clean')
  })

test('a guest presses the odds of a fixture at /sports, logs in, and has them on the slip of its book; the bet is paid or lost @core [GAME-42] [ROUTE-12]', async ({
  page,
  baize,
}) => {
  await page.goto(`${baize.platform}/sports?lang=EN`)
  const fixtures = page.locator('baize-fixtures')
  // Not the next start, which may be about to come.
  const fixture = fixtures.getByRole('region').first().getByRole('listitem').last()
  await expect(fixture.locator('button.odds').first()).toBeVisible()
  const [home, away] = await fixture.locator('.fixture-side bdi').allTextContents()
  await fixture.locator('button.odds').first().click()
  await fillLogin(page.locator('baize-login'), 'demo', 'Demo1234')
  await expect(page.locator('baize-game-frame')).toBeVisible()
  const game = page.frameLocator('iframe')
  const slip = game.getByRole('region', { name: 'Bet slip' })
  await expect(slip.getByText(`${home} v ${away}`)).toBeVisible()
  await expect(game.locator('.odds[aria-pressed=true]')).toHaveCount(1)
  await expect.poll(() => shownBalance(page)).toBeGreaterThan(0n)
  const before = await shownBalance(page)
  await game.getByRole('button', { name: 'Place bets' }).click()
  await expect(game.getByRole('row', { name: /Open$/ })).toHaveCount(1)
  await expect.poll(() => shownBalance(page), 'the stake is taken').toBe(before - 100n)

  await advance(baize, 10 * 60)
  await expect(game.getByRole('row', { name: /Open$/ })).toHaveCount(0, { timeout: 30_000 })
  expect(await baize.ops('audit')).toContain('clean')
})

test('the centre of sports: nothing that axe finds wrong [GAME-42]', async ({ page, baize }) => {
  await page.goto(`${baize.platform}/sports?lang=EN`)
  await expect(page.locator('baize-fixtures .fixture').first()).toBeVisible()
  await expect(page.locator('baize-game-centre .tile').first()).toBeVisible()
  await expectClean(page, 'the centre of sports')
})
