import { expect, type Locator, type Page } from '@playwright/test'
import { stickingOut } from '../../support/drawing.ts'
import { bar, type Fixture } from './fixture.ts'

const fontSize = (button: Locator) => button.evaluate(element => parseFloat(getComputedStyle(element).fontSize))

async function keepsItsSizes(page: Page): Promise<void> {
  const button = page.locator('baize-login').getByRole('button', { name: 'Log in', exact: true })
  expect(await fontSize(button), 'a root of 62.5% makes nothing smaller').toBeGreaterThanOrEqual(14)
  expect(await button.evaluate(element => getComputedStyle(element).textTransform)).toBe('none')
  for (const tag of ['baize-login', 'baize-game-lane']) expect(await stickingOut(page.locator(tag)), tag).toEqual([])
}

/**
 * The login that the bar opens covers the middle of the window, wherever the bar itself is kept,
 * and Escape closes it.
 */
async function opensOverThePage(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Log in' }).click()
  const name = page.locator('baize-popup-host').getByRole('textbox', { name: 'Username' })
  await expect(name).toBeVisible()
  const { x = 0, width = 0 } = (await name.boundingBox()) ?? {}
  const { width: window = 0 } = page.viewportSize() ?? {}
  expect(width).toBeGreaterThan(200)
  expect(Math.abs(x + width / 2 - window / 2), 'from the middle of the window').toBeLessThan(window / 4)
  await page.keyboard.press('Escape')
  await expect(name).toHaveCount(0)
}

const isStill = (page: Page) =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document]
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
    return roots.flatMap(root => root.getAnimations()).every(({ playState }) => playState !== 'running')
  })

async function asksLittle(page: Page): Promise<void> {
  await expect.poll(() => isStill(page)).toBe(true)
  for (const tag of ['baize-login', 'baize-game-lane']) expect(await stickingOut(page.locator(tag)), tag).toEqual([])
}

/** Lines of text run from left to right, however the page writes its own. */
async function writesInLines(page: Page): Promise<void> {
  await keepsItsSizes(page)
  const button = page.locator('baize-login').getByRole('button', { name: 'Log in', exact: true })
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(width, 'a button lies').toBeGreaterThan(height)
}

/** The list goes on by itself where not the window but a box of the page is scrolled. */
async function goesOnInABox(page: Page): Promise<void> {
  const shown = () => page.locator('baize-game-list .tile').allInnerTexts()
  const first = await shown()
  await page.locator('main').evaluate(box => box.scrollTo(0, box.scrollHeight))
  await expect.poll(async () => (await shown()).some(tile => !first.includes(tile))).toBe(true)
}

/** How pages draw, clip, turn and move what they hold. */
export const styles: readonly Fixture[] = [
  {
    what: 'from the classic editor of WordPress, with a root of 62.5%',
    page: 'styles/wordpress',
    drawn: keepsItsSizes,
  },
  { what: 'whose style sheet shouts with !important', page: 'styles/shouting' },
  {
    what: 'whose texts are 0 px high, in capitals, and pushed out of sight',
    page: 'styles/inherited',
    drawn: keepsItsSizes,
  },
  { what: 'that writes from top to bottom', page: 'styles/vertical', drawn: writesInLines },
  { what: 'whose places are transformed, clipped and contained', page: 'styles/wrapped', drawn: opensOverThePage },
  { what: 'that draws what is far below when one comes there', page: 'styles/below' },
  { what: 'that scrolls in a box of its own', page: 'styles/box', registers: true, drawn: goesOnInABox },
  { what: 'whose places are as narrow as what they hold', page: 'styles/narrow', drawn: keepsItsSizes },
  {
    what: 'with a modal dialog of its own open',
    page: 'styles/modal',
    afterLogin: page => expect(page.locator('#theirs')).toHaveJSProperty('open', true),
  },
  {
    what: 'of somebody who wants no motion, colours of their own and everything twice as large',
    before: async page => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
      await page.setViewportSize({ width: 640, height: 450 })
    },
    drawn: asksLittle,
    preferences: true,
  },
]
