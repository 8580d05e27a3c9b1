import type { Page } from '@playwright/test'
import { expectClean, expectCleanColours } from '../support/axe.ts'
import { partner, site, studio } from '../support/addresses.ts'
import { chooseSignOut, isMember } from '../support/member.ts'
import { fillRegister, playRound } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

const themes = ['dark', 'light'] as const

const firstLane = (page: Page) => page.locator('baize-game-lane:not([filter=RECENT])').getByRole('article').first()

async function openSite(page: Page, path: string): Promise<void> {
  await page.goto(`${site}${path}${path.includes('?') ? '&' : '?'}lang=EN`)
}

async function register(page: Page): Promise<void> {
  await openSite(page, '/register')
  await fillRegister(page.locator('baize-register'))
  await isMember(page)
}

/** Pages that anybody may open: how to get there, and what to wait for. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  async home(page) {
    await openSite(page, '/')
    await expect(firstLane(page)).toBeVisible()
    await expect(page.locator('baize-winner-board').getByRole('listitem').first()).toBeVisible()
  },
  async 'login popup'(page) {
    await openSite(page, '/login')
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  },
  async 'login popup with errors'(page) {
    await openSite(page, '/login')
    await page.locator('baize-login').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Input cannot be empty').first()).toBeVisible()
  },
  async 'register popup'(page) {
    await openSite(page, '/register')
    await expect(page.getByLabel('Confirm password')).toBeVisible()
  },
  async 'register popup with errors'(page) {
    await openSite(page, '/register')
    await page.locator('baize-register').getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByText('Input cannot be empty').first()).toBeVisible()
  },
  async 'notice dialog'(page) {
    await openSite(page, '/')
    await page.locator('baize-notice-marquee').locator('.notice-open').click()
    await expect(page.locator('baize-notice details[open]')).toBeVisible()
  },
  async 'address that does not exist'(page) {
    await openSite(page, '/nowhere')
    await expect(firstLane(page)).toBeVisible()
  },
  async 'partner page'(page) {
    await page.goto(`${partner}/affiliate/`)
    await expect(firstLane(page)).toBeVisible()
    await expect(page.getByLabel('Confirm password')).toBeVisible()
    await expect(page.locator('baize-winner-board').getByRole('listitem').first()).toBeVisible()
  },
  async 'page of a round'(page) {
    const round = await latestRound(page)
    await page.goto(`${studio}/round/${round}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(round)
  },
  async verifier(page) {
    await page.goto(`${studio}/verify/?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  async 'game without a launch'(page) {
    await page.goto(`${studio}/play/jade-dragon?lang=en`)
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

/** What stands over the page that it was opened from. */
const over: Record<string, string> = {
  'login popup': 'baize-popup-host',
  'login popup with errors': 'baize-popup-host',
  'register popup': 'baize-popup-host',
  'register popup with errors': 'baize-popup-host',
  'notice dialog': 'baize-popup-host',
}

/** The pass of `npm test`: a list of lanes, forms, a dialog, a partner's page. */
const core = ['home', 'login popup with errors', 'register popup', 'notice dialog', 'partner page']
for (const name of core) if (!(name in pages)) throw new Error(`There is no page ${name}`)

/** A round that was really played, as the board of the site names it. */
async function latestRound(page: Page): Promise<string> {
  await openSite(page, '/')
  const row = page.locator('baize-winner-board [data-round]').first()
  await expect(row).toBeVisible()
  return (await row.getAttribute('data-round')) ?? ''
}

for (const theme of themes)
  test.describe(`in the ${theme} theme`, () => {
    // What has no colour is the same in both themes.
    const expectSound = theme === 'dark' ? expectClean : expectCleanColours
    test.use({ colorScheme: theme, reducedMotion: 'reduce' })
    test.beforeEach(({ context }) =>
      context.addInitScript(wanted => {
        try {
          localStorage.setItem('theme', wanted)
        } catch {
          // The game's frame may keep nothing, and needs nothing.
        }
      }, theme),
    )

    for (const [what, go] of Object.entries(pages))
      test(`${what}: nothing that axe finds wrong${theme === 'dark' && core.includes(what) ? ' @core' : ''}`, async ({
        page,
      }) => {
        await go(page)
        await expectSound(page, what, over[what])
      })

    test('a member’s way to a round and out again: nothing that axe finds wrong', async ({ page }) => {
      test.slow()
      await register(page)
      await expectSound(page, 'home of a member')

      await chooseSignOut(page)
      await expectSound(page, 'question before signing out')
      await page.getByRole('button', { name: 'Stay' }).click()

      await page.locator('baize-game-lane[filter=HOT]').getByRole('link', { name: 'Play Jade Dragon' }).click()
      const game = page.frameLocator('iframe')
      await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
      await expectSound(page, 'game before the first round')
      await playRound(game)
      await expectSound(page, 'game after a round')

      for (const name of ['Paytable', 'Latest rounds', 'Fairness']) {
        await game.getByRole('button', { name, exact: true }).click()
        await expect(game.getByRole('dialog')).toBeVisible()
        await expectSound(page, `“${name}” in the game`)
        // By the keyboard: the pass has resized the window, and what is clicked may still move.
        await game.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
        await expect(game.getByRole('dialog')).toBeHidden()
      }
    })

    test('a game under maintenance: nothing that axe finds wrong', async ({ page }) => {
      await register(page)
      await page.goto('/fish')
      const fishing = page.locator('baize-game-list')
      await fishing.getByRole('button', { name: 'Pearl Bay, under maintenance' }).click()
      await expect(fishing.getByRole('dialog')).toContainText('Play one of these instead')
      await expectSound(page, 'game under maintenance', 'baize-game-list')
    })
  })
