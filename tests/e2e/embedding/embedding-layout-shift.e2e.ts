import { watchShifts } from '../support/layout-shift.ts'
import { affiliate, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

/** What a page may move by itself until everything is there, as the browser measures it. */
const most = 0.02

const pages = { 'the site’s home': `${site}/?lang=EN`, 'the partner’s page': affiliate }
const widths = [390, 1440]

for (const [what, address] of Object.entries(pages))
  for (const width of widths)
    test(`${what} stands still at ${width} px while its elements come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const shifts = await watchShifts(page)
      await page.goto(address)
      await expect(page.locator('baize-game-lane .tile').first()).toBeVisible()
      await expect(page.locator('baize-winner-board li').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const all = await shifts()
      expect(
        all.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(all),
      ).toBeLessThan(most)
    })
