import type { Page } from '@playwright/test'
import { expectClean, expectCleanInThemes } from '../support/axe.ts'
import { site } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

/** The one of the header; the bar at the bottom of a phone has its own. */
const finder = (page: Page) => page.locator('baize-game-search[slot=search]')
const box = (page: Page) => page.getByRole('combobox', { name: 'Search games' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Games' }).getByRole('option')
const active = (page: Page) => finder(page).locator('[role=option][aria-selected=true]')

/** Opens the search of the site with the keyboard alone. */
async function openSearch(page: Page): Promise<void> {
  await finder(page).getByRole('button', { name: 'Search games' }).focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
}

test.use({ reducedMotion: 'reduce' })

test('from the keyboard a member finds a game in spite of a typo, and plays it [GAME-44]', async ({ page }) => {
  test.slow()
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await expect(page).toHaveURL(`${site}/`)

  await openSearch(page)
  await page.keyboard.type('jaed dragon')
  await expect(options(page).first()).toContainText('Jade Dragon')
  await expectCleanInThemes(page, 'search with its answer', 'baize-game-search')
  await box(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toContainText('Jade Dragon')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seamless\?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon/)
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })).toBeVisible()

  await page.goBack()
  await openSearch(page)
  await expect(options(page).first()).toContainText('jaed dragon')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(finder(page).getByRole('button')).toBeFocused()
})

test('where nothing is found it says so, and is clean to assistive technology', async ({ page }) => {
  test.slow()
  await page.goto(`${site}/?lang=EN`)
  await openSearch(page)
  await box(page).fill('quarterback')
  await expect(finder(page)).toContainText('No games found for “quarterback”')
  await expectClean(page, 'search without an answer', 'baize-game-search')
})
