import { expect, type Locator } from '@playwright/test'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where something lies in the window, in whole CSS pixels. */
const boxOf = (place: Locator): Promise<Box> =>
  place.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const rounded = [left, top, width, height].map(Math.round)
    return { left: rounded[0] ?? 0, top: rounded[1] ?? 0, width: rounded[2] ?? 0, height: rounded[3] ?? 0 }
  })

/** The window of the page that something lies in, without its scroll bar. */
const windowOf = (place: Locator) =>
  place.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }))

/**
 * A game is as wide as the window, and as high as the window less the bar above it.
 * @param game - the element, `baize-game-frame` or the like
 */
export async function expectGameFillsWindow(game: Locator): Promise<void> {
  const frame = game.locator('iframe')
  await expect(frame).toBeVisible()
  await expect(async () => {
    const { width, height } = await windowOf(game)
    const bar = game.locator('[part=bar]')
    const above = (await bar.count()) ? await boxOf(bar) : { top: 0, height: 0 }
    const drawn = await boxOf(frame)
    expect(above.top, 'the bar begins at the top of the window').toBe(0)
    expect(drawn, 'the game takes all that the bar leaves').toEqual({
      left: 0,
      top: above.height,
      width,
      height: height - above.height,
    })
  }).toPass({ timeout: 30_000 })
}

/** A dialog lies within the window, whole, and is more than a line high. */
export async function expectDialogInWindow(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(async () => {
    const { width, height } = await windowOf(dialog)
    const box = await boxOf(dialog)
    expect(box.left, 'begins within the window').toBeGreaterThanOrEqual(0)
    expect(box.top, 'begins within the window').toBeGreaterThanOrEqual(0)
    expect(box.left + box.width, 'ends within the window').toBeLessThanOrEqual(width)
    expect(box.top + box.height, 'ends within the window').toBeLessThanOrEqual(height)
    expect(box.height, 'has content').toBeGreaterThan(100)
  }).toPass({ timeout: 30_000 })
}
