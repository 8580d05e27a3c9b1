import type { Page } from '@playwright/test'
import { site, studio } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

const game = '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon'

async function enter(page: Page): Promise<void> {
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await expect(page).toHaveURL(`${site}/`)
}

test('a vendor that is not there is told of, with a way to try again and a way back [ROUTE-44]', async ({ page }) => {
  test.slow()
  await enter(page)
  await page.route(`${studio}/**`, route => route.abort('connectionrefused'))
  await page.goto(site + game)
  const frame = page.locator('baize-game-frame')
  await expect(frame.getByRole('alert')).toContainText('The game is not responding')
  // A launch page is the game's alone: nothing of the site stands beside it.
  await expect(page.locator('baize-header')).toBeHidden()
  await page.unroute(`${studio}/**`)
  await frame.getByRole('button', { name: 'Restart game' }).click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveCount(0)
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: 'Spin', exact: true }).click()
  // With the result of a round the bar and the game say the same, before the next one can be
  // played.
  await expect(inside.locator('a[href^="/round/"]').first()).toBeVisible()
  const balance = await inside.getByRole('group', { name: 'Balance' }).locator('.value').innerText()
  await expect(frame.locator('dl dd').first()).toHaveText(balance)
  await frame.getByRole('button', { name: 'Lobby' }).first().click()
  await expect(page).toHaveURL(`${site}/`)
})

test('a game that is not there is told of, with a way back and no way to ask in vain', async ({ page }) => {
  await enter(page)
  await page.goto(`${site}/seamless?vassalage=ORIENT&gameType=RNG&gameCode=no-such-game`)
  const alert = page.locator('baize-game-frame').getByRole('alert')
  await expect(alert).toContainText('This game is not available')
  await expect(alert.getByRole('button')).toHaveText(['Lobby'])
  await alert.getByRole('button', { name: 'Lobby' }).click()
  await expect(page).toHaveURL(`${site}/`)
})

test('a game runs where its frame may keep neither storage nor cookies', async ({ page, context }) => {
  test.slow()
  await context.addInitScript(origin => {
    if (location.origin !== origin) return
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, { get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  }, studio)
  await enter(page)
  await page.goto(site + game)
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
  await spin.click()
  await expect(page.frameLocator('iframe').locator('a[href^="/round/"]').first()).toBeVisible()
})

test('games are walked through in the order of their list, and the lobby is where they were chosen', async ({
  page,
}) => {
  test.slow()
  await enter(page)
  await page.goto(`${site}/rng?vassalage=ALL`)
  const games = page.locator('baize-game-list .tile a[href^="/seamless"]')
  await expect(games.nth(2)).toBeVisible()
  const [first, second, third] = await games.locator('.tile-name').allTextContents()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const left = await page.evaluate(() => scrollY)
  await games.nth(1).evaluate((link: HTMLAnchorElement) => link.click())
  const bar = page.locator('baize-game-frame [part=bar]')
  for (const [arrow, name] of [
    ['Next', third],
    ['Previous', second],
    ['Previous', first],
  ] as const) {
    await bar.getByRole('button', { name: `${arrow}: ${name}`, exact: true }).click()
    await expect(bar.locator('.bar-name')).toHaveText(name ?? '')
  }
  await expect(bar.getByRole('button', { name: /^Previous: / })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Lobby' }).click()
  await expect(page).toHaveURL(/\/rng\?/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})
