import type { Page } from '@playwright/test'
import { hostPage } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { unreadable } from '../support/pixel-contrast.ts'

/** What the page paints, and how our elements are to be drawn there: `+` is a surface of ours. */
const grounds = [
  ['black', 'dark'],
  ['grey', 'light+'],
  ['beige', 'light'],
  ['blue', 'dark+'],
  ['photo', 'light+'],
] as const

const appearanceOf = (page: Page) =>
  page.locator('main > *').evaluateAll(elements => {
    const all = elements.map(element => {
      const { theme = '', plate } = element.shadowRoot?.querySelector<HTMLElement>('.root')?.dataset ?? {}
      return plate === undefined ? theme : `${theme}+`
    })
    return [...new Set(all)]
  })

/** What draws nothing before there is something to show. */
const empty = ['baize-popup-host', 'baize-load-popup']
/** Elements without a size, and those that leave the place they stand in. */
const outOfPlace = (page: Page) =>
  page.locator('main > *').evaluateAll(
    (elements, empty) =>
      elements
        .filter(element => element.checkVisibility() && !empty.includes(element.localName))
        .map(element => [element.localName, element.getBoundingClientRect(), element.parentElement] as const)
        .filter(([, { width, height }, place]) => height < 24 || width < 40 || width > (place?.clientWidth ?? 0))
        .map(([name, { width, height }]) => `${name} ${String(width)} x ${String(height)}`),
    empty,
  )

const paint = (page: Page, what: Record<string, string>, dir = 'ltr') =>
  page.evaluate(
    ([what, dir]) => {
      const { documentElement: root } = document
      Object.assign(root.dataset, what)
      root.dir = dir
    },
    [what, dir] as const,
  )

// A colour that fades is between two.
test.use({ reducedMotion: 'reduce' })

test('every text of every element can be read on whatever a page paints behind it, the snippet unchanged', async ({
  page,
  context,
}) => {
  test.setTimeout(900_000)
  const blankPage = await context.newPage()
  await page.goto(hostPage('hostile', 'grounds'))
  await expect(page.locator('main > * >> .root[aria-busy]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const expectLegible = async (what: string, look: string, min = 200) => {
    await expect.poll(() => appearanceOf(page), { message: what, timeout: 120_000 }).toEqual([look])
    // An element is painted some frames after it has found its ground, and a picture of the whole
    // page takes seconds.
    await expect(async () => {
      const { wrong, count } = await unreadable(page, page.locator('main > *'), blankPage)
      expect(wrong, what).toEqual([])
      expect(count, `${what}: texts`).toBeGreaterThan(min)
    }).toPass({ timeout: 120_000 })
  }
  await expectLegible('on a page that paints nothing', 'light')
  for (const [ground, look] of grounds) {
    await paint(page, { ground })
    await expectLegible(`on ${ground}`, look)
  }
  await paint(page, { place: 'sidebar' }, 'rtl')
  // Some at a time: one below the other they are higher than a picture can be.
  for (const part of [0, 1, 2, 3]) {
    await page.locator('main > *').evaluateAll((elements, part) => {
      for (const [index, element] of elements.entries()) (element as HTMLElement).hidden = index % 4 !== part
    }, part)
    await expectLegible('on a photo, in a place of 280 px of a page that reads from the right', 'light+', 20)
    expect(await outOfPlace(page), 'elements that are wider than their place, or have no size').toEqual([])
  }
})
