import type { Page } from '@playwright/test'
import { startInstance } from '../../../scripts/lib/instance.ts'
import { site } from '../support/addresses.ts'
import { longestTask, median } from '../support/longest-task.ts'
import { expect, test } from '../support/error-watch.ts'

/** What somebody types, the last of it with a typo: more of each than is shown, in either catalogue. */
const words = ['slots', 'lumen', 'orient', 'harbor', 'vlot']

const finder = (page: Page) => page.locator('baize-game-search')

async function openSearch(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?lang=EN`)
  await finder(page).getByRole('button').click()
  await expect(finder(page).locator('.finder-kind').first()).toBeVisible()
  await expect(finder(page).getByRole('listbox').getByRole('option').first()).toBeVisible()
}

/** Types a word key by key, until its answer stands there. */
async function type(page: Page, word: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search games' })
  await box.fill('')
  await box.pressSequentially(word)
  await expect(finder(page).getByRole('status')).toContainText('Games found')
}

test('among ten thousand games the longest task between key and answer is at most half as long again as among four hundred [GAME-44]', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const large = await startInstance({ BAIZE_GAMES: '10000' })
  try {
    const times: number[][] = []
    for (const origin of [site, large.platform]) {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await openSearch(page, origin)
      for (const word of words) await type(page, word)
      const tasks: number[] = []
      for (const word of [...words, ...words]) tasks.push(await longestTask(browser, page, () => type(page, word)))
      times.push(tasks)
      await page.close()
    }
    const [small, big] = times.map(median)
    expect(big, `ms at 10,000 games; ${small} at 400`).toBeLessThanOrEqual(1.5 * (small ?? 0))
  } finally {
    await large.stop()
  }
})
