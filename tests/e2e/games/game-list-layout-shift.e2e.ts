import { watchShifts } from '../support/layout-shift.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

/** What stands still, in the measure of the browser. */
const still = 0.02

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

for (const [path, tag] of [
  ['/rng', 'baize-game-list'],
  ['/sports', 'baize-game-centre'],
  ['/lott', 'baize-lottery-launcher'],
  ['/elott', 'baize-lottery-launcher'],
] as const)
  test(`${path} stands still while it comes`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.goto(`${site}${path}?lang=EN`)
    await expect(
      page
        .locator(tag)
        .locator('a, button')
        .and(page.getByLabel(/^Play |Draw|Lotto/))
        .first(),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moved = await shifts()
    expect(
      moved.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(moved),
    ).toBeLessThan(still)
  })
