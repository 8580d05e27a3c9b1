/**
 * Draws docs/pictures/grounds.webp: the elements of one page on every ground of
 * examples/hostile/grounds.css. After `npm run build`: `node --conditions=@baize/source
 * scripts/grounds.ts`
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, findBrowser } from './lib/browser.mjs'
import { startInstance } from './lib/instance.ts'

/** What the page paints, what the picture says of it, and what else is set on its root. */
const grounds: readonly (readonly [string, string, { place?: string }?, string?])[] = [
  ['nothing', 'white, unpainted'],
  ['black', 'black, no color-scheme'],
  ['beige', 'beige'],
  ['navy', 'oklch()'],
  ['grey', 'mid-grey'],
  ['blue', 'blue'],
  ['photo', 'photo'],
  ['gradient', 'gradient'],
  ['photo', 'photo, a place of 280 px', { place: 'sidebar' }],
  ['beige', 'a page that reads from the right', {}, 'rtl'],
]
const size = { width: 480, height: 700 }
const columns = 5

const instance = await startInstance()
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
try {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
  await page.goto(`${instance.partner}/hostile/grounds.html`)
  await page.evaluate(() => (document.documentElement.dataset['set'] = 'short'))
  await page.locator('baize-winner-board li').first().waitFor()
  await page.waitForLoadState('networkidle')
  const tiles: { label: string; picture: string }[] = []
  for (const [ground, label, { place = '' } = {}, dir = 'ltr'] of grounds) {
    await page.evaluate(
      ([ground, place, dir]) => {
        const { documentElement: root } = document
        Object.assign(root.dataset, { ground, place })
        root.dir = dir
      },
      [ground, place, dir] as const,
    )
    // The max time that the elements wait before they look at a page again.
    await page.waitForTimeout(500)
    tiles.push({ label, picture: (await page.screenshot()).toString('base64') })
  }
  const blankPage = await browser.newPage()
  const webp = await blankPage.evaluate(
    async ({ tiles, size, columns }) => {
      const [scale, gap, caption] = [0.75, 16, 28]
      const [width, height] = [size.width * scale, size.height * scale]
      const canvas = document.createElement('canvas')
      canvas.width = columns * (width + gap) + gap
      canvas.height = Math.ceil(tiles.length / columns) * (height + caption + gap) + gap
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.font = '14px sans-serif'
      for (const [index, { label, picture }] of tiles.entries()) {
        const image = new Image()
        image.src = `data:image/png;base64,${picture}`
        await image.decode()
        const left = gap + (index % columns) * (width + gap)
        const top = gap + Math.floor(index / columns) * (height + caption + gap)
        context.fillStyle = '#222'
        context.fillText(label, left, top + 16)
        context.drawImage(image, left, top + caption, width, height)
        context.strokeRect(left, top + caption, width, height)
      }
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
    },
    { tiles, size, columns },
  )
  await writeFile(join(import.meta.dirname, '..', 'docs', 'pictures', 'grounds.webp'), Buffer.from(webp, 'base64'))
} finally {
  await browser.close()
  await instance.stop()
}
