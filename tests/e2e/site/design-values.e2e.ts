import type { Page } from '@playwright/test'
import { game, signOut } from './design-values/game.ts'
import { home } from './design-values/home.ts'
import { loginPopup, registerPopup } from './design-values/popups.ts'
import { actualStyles, expectedStyles, type Thing } from './design-values/compare-styles.ts'
import { site } from '../support/addresses.ts'
import { chooseSignOut } from '../support/member.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

const screens = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
const themes = ['dark', 'light'] as const

for (const theme of themes)
  for (const width of ['wide', 'phone'] as const)
    test.describe(`${theme}, ${screens[width].viewport.width} wide`, () => {
      // Nothing moves, and nothing is looked at half way.
      test.use({ ...screens[width], reducedMotion: 'reduce' })
      test.beforeEach(({ context }) =>
        context.addInitScript(wanted => {
          try {
            localStorage.setItem('theme', wanted)
          } catch {
            // The game's frame may keep nothing, and needs nothing.
          }
        }, theme),
      )

      async function look(page: Page, things: readonly Thing[]): Promise<void> {
        for (const thing of things) {
          const values = expectedStyles(thing, theme, width)
          if (Object.keys(values).length === 0) continue
          await thing.act?.(page)
          const place = thing.find(page)
          await expect(place, thing.what).toBeAttached()
          await page.mouse.move(0, 0)
          await expect.poll(() => actualStyles(place, Object.keys(values)), thing.what).toEqual(values)
        }
      }

      test('home: button, tile, lane and winner board have the values of the look', async ({ page }) => {
        await page.goto(`${site}/?lang=EN`)
        await look(page, home)
      })

      test('popups: dialog, field and button have the values of the look', async ({ page }) => {
        await page.goto(`${site}/login?lang=EN`)
        await look(page, loginPopup)
        await page.goto(`${site}/register?lang=EN`)
        await look(page, registerPopup)
      })

      test('game: the bar above it has the values of the look', async ({ page }) => {
        await page.goto(`${site}/register?lang=EN`)
        await fillRegister(page.locator('baize-register'))
        await chooseSignOut(page)
        await look(page, signOut)
        await page.getByRole('button', { name: 'Stay' }).click()
        // By its address: from a tile a phone opens a game in a tab of its own.
        await page.goto(`${site}/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon`)
        await look(page, game)
      })
    })
