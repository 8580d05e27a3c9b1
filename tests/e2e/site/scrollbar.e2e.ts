import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../../../scripts/lib/browser.mjs'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

/** Colours may differ by what rounding makes of one cover over another. */
const rounding = 2

/** The colour of a pixel, as red, green and blue. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  const blank = await page.context().newPage()
  const colour = await blank.evaluate(
    async bytes => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      canvas?.drawImage(image, 0, 0)
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    },
    [...png],
  )
  await blank.close()
  return colour
}

for (const theme of ['light', 'dark'])
  test(`a dialog darkens the room of the scrollbar with the page, and moves nothing, in the ${theme} theme [POP-13]`, async () => {
    // Tests see no scrollbars unless they ask for them.
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: browserFlags,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.addInitScript(chosen => localStorage.setItem('theme', chosen), theme)
      await page.goto(`${site}/?lang=EN`)
      const main = page.locator('main')
      await expect(main.locator('baize-game-lane .tile').first()).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(width).toBeLessThan(1440)
      const place = async () => (await main.boundingBox())?.x
      const before = await place()

      await page.locator('baize-account-bar').getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await place()).toBe(before)
      const beside = await colourAt(page, width - 8, 880)
      const room = await colourAt(page, 1440 - 4, 880)
      const apart = beside.map((part, index) => Math.abs(part - (room[index] ?? 0)))
      expect(Math.max(...apart), `${beside.join()} beside ${room.join()}`).toBeLessThanOrEqual(rounding)
    } finally {
      await browser.close()
    }
  })
