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
