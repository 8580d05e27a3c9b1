import { makeOlder, newer } from '@baize/testing/older-browser'
import { expect, test } from '../support/error-watch.ts'
import { openHost, placeFramed } from '../support/framed.ts'
import { errorCodes } from '../support/host-page.ts'

/** What the test itself asks a page with: whether an element is ready, and can be seen. */
const asked = ['ElementInternals.prototype.states', 'Element.prototype.checkVisibility']

test('in a browser of 2023, elements in frames are drawn, log in and open menus', async ({ page }) => {
  await page.addInitScript(
    makeOlder,
    newer.filter(path => !asked.includes(path)),
  )
  await openHost(page)
  expect(await page.evaluate(() => 'canParse' in URL), 'it is an old one').toBe(false)
  const codes = await errorCodes(page)
  const lane = await placeFramed(page, 'baize-game-lane', { category: 'RNG', rows: '1' })
  const menu = await placeFramed(page, 'baize-account-menu')
  const { frame } = await placeFramed(page, 'baize-login')
  expect(await lane.frame.locator('body').evaluate(() => 'canParse' in URL), 'so is the frame').toBe(false)
  await expect(lane.frame.locator('.tile').first()).toBeVisible()
  await frame.getByRole('textbox', { name: 'Username' }).fill('demo')
  await frame.getByLabel('Password', { exact: true }).fill('Demo1234')
  await frame.getByRole('button', { name: 'Log in', exact: true }).click()
  await menu.frame.locator('[aria-haspopup=menu]').click()
  await expect(menu.frame.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(await codes()).toEqual([])
})
