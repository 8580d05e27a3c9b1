import type { Page } from '@playwright/test'
import { scaleOf } from './memory.ts'
import { expect } from './error-watch.ts'

/**
 * Opens the list of all slots and lets everything else of the page come, so that what is pressed
 * next has the platform to itself.
 */
export async function openList(page: Page, { platform }: { platform: string }): Promise<void> {
  await page.goto(`${platform}/rng?lang=EN&vassalage=ALL`, { waitUntil: 'networkidle' })
  await expect(page.locator('baize-game-list .tile').first()).toBeVisible()
}

/** Scrolls from one end of the page to the other. @returns the max number of tiles at once */
const scrollThrough = (page: Page, down: boolean) =>
  page.evaluate(async down => {
    const root = document.querySelector('baize-game-list')?.shadowRoot
    const nextFrame = () => new Promise(requestAnimationFrame)
    const far = () => (down ? scrollY + innerHeight >= document.documentElement.scrollHeight - 2 : scrollY <= 0)
    let maxTiles = 0
    while (!far()) {
      scrollBy(0, down ? 2400 : -2400)
      await nextFrame()
      await nextFrame()
      maxTiles = Math.max(maxTiles, root?.querySelectorAll('.tile').length ?? 0)
    }
    return maxTiles
  }, down)

/**
 * Shows all games and scrolls through them and back three times: the tiles that exist are those
 * near the screen, and what was is let go of.
 * @returns how many games there were to show
 */
export async function expectFewTiles(page: Page): Promise<number> {
  const list = page.locator('baize-game-list')
  const all = list.getByRole('button', { name: /^Show all/ })
  const count = Number(/\d+/.exec((await all.textContent())?.replace(/[.,](?=\d{3})/g, '') ?? '')?.[0] ?? 0)
  await all.click()
  const weigh = await scaleOf(page)
  const heaps: number[] = []
  let maxTiles = 0
  for (let turn = 0; turn < 3; turn++) {
    maxTiles = Math.max(maxTiles, await scrollThrough(page, true))
    await expect(list.locator('.band:last-child .tile-name').last()).toBeVisible()
    maxTiles = Math.max(maxTiles, await scrollThrough(page, false))
    await expect(list.locator('.band').first().locator('.tile-name').first()).toBeVisible()
    heaps.push((await weigh()).heap)
  }
  const [, second = 0, third = 0] = heaps
  expect(maxTiles).toBeGreaterThan(20)
  expect(maxTiles).toBeLessThanOrEqual(200)
  expect(third / second).toBeLessThan(1.1)
  return count
}
