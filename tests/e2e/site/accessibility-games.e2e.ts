import type { Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { site } from '../support/addresses.ts'
import { isMember } from '../support/member.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

test.use({ reducedMotion: 'reduce' })

const openSite = (page: Page, path: string) => page.goto(`${site}${path}${path.includes('?') ? '&' : '?'}lang=EN`)
const firstOf = (page: Page, tag: string) => page.locator(tag).getByRole('article').first()

/** Pages of games that anybody may open: how to get there, and what to wait for. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  async 'a list of games'(page) {
    await openSite(page, '/rng')
    await expect(firstOf(page, 'baize-game-list')).toBeVisible()
  },
  async 'a list of every vendor'(page) {
    await openSite(page, '/live?vassalage=ALL')
    await expect(firstOf(page, 'baize-game-list')).toBeVisible()
  },
  async 'a list without an answer'(page) {
    await openSite(page, '/rng?vassalage=ALL')
    await firstOf(page, 'baize-game-list').waitFor()
    await page.locator('baize-game-list').getByRole('searchbox').fill('no such game')
    await expect(page.getByText('No games found for “no such game”')).toBeVisible()
  },
  async 'a centre of vendors'(page) {
    await openSite(page, '/cockfight')
    await expect(page.locator('baize-fixtures .fixture').first()).toBeVisible()
    await expect(firstOf(page, 'baize-game-centre')).toBeVisible()
  },
  async 'the lotteries'(page) {
    await openSite(page, '/lott')
    await expect(page.locator('baize-lottery-launcher [part=game]').first()).toBeVisible()
  },
  async 'the winners'(page) {
    await openSite(page, '/winners')
    await expect(page.locator('baize-winners-list').getByRole('table')).toBeVisible()
  },
  async 'the live chat'(page) {
    await openSite(page, '/live-chat')
    await expect(page.locator('baize-live-chat [part=card]').first()).toBeVisible()
  },
}

/** What opens over a page. */
const popups: Record<string, { within: string; open: (page: Page) => Promise<void> }> = {
  'the side menu': {
    within: 'baize-side-menu',
    async open(page) {
      await openSite(page, '/rng')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Live chat' })).toBeVisible()
    },
  },
  'the games of a vendor': {
    within: 'baize-popup-host',
    async open(page) {
      await openSite(page, '/cockfight')
      await page.getByRole('button', { name: 'Play Ring' }).click()
      await expect(firstOf(page, 'baize-game-popup')).toBeVisible()
    },
  },
}

for (const [what, go] of Object.entries(pages))
  test(`${what}: nothing that axe finds wrong`, async ({ page }) => {
    test.slow()
    await go(page)
    await expectCleanInThemes(page, what)
  })

for (const [what, { within, open }] of Object.entries(popups))
  test(`${what}: nothing that axe finds wrong`, async ({ page }) => {
    test.slow()
    await open(page)
    await expectCleanInThemes(page, what, within)
  })

test('games of one’s own: a game that was kept is listed with its heart, and nothing that axe finds wrong [GAME-34] [GAME-38]', async ({
  page,
}) => {
  test.slow()
  await openSite(page, '/register')
  await fillRegister(page.locator('baize-register'))
  await isMember(page)
  await openSite(page, '/favorite')
  await expect(page.getByText('No favourites yet')).toBeVisible()
  await expectCleanInThemes(page, 'no games yet')
  await openSite(page, '/rng')
  const tile = firstOf(page, 'baize-game-list')
  // A press on a tile that is drawn anew meanwhile meets nothing.
  await page.waitForLoadState('networkidle')
  await tile.getByRole('button', { name: /^Favourite / }).click()
  const nodeId = (await tile.getAttribute('data-node')) ?? ''
  await expect(tile.getByRole('button', { name: /^Favourite / })).toHaveAttribute('aria-pressed', 'true')
  const answer = page.waitForResponse(/MCSFE_getFavoriteGamesList\?/)
  await openSite(page, '/favorite')
  const { value } = (await (await answer).json()) as { value: Record<'content' | 'pageNum' | 'totalPages', unknown> }
  expect([(value.content as object[]).length, value.pageNum, value.totalPages]).toEqual([1, 1, 1])
  const kept = firstOf(page, 'baize-account-games')
  await expect(kept).toHaveAttribute('data-node', nodeId)
  await expect(kept.getByRole('button', { name: /^Favourite / })).toHaveAttribute('aria-pressed', 'true')
  await expectCleanInThemes(page, 'games that were kept')
})

test('from the menu with the keyboard alone: into a list, and into another language [NAV-07] [NAV-14]', async ({
  page,
}) => {
  await openSite(page, '/')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Slots' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site}/rng?vassalage=ALL`)
  await expect(menu).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
  await expect(page.locator('baize-top-nav').getByRole('link', { name: 'Slots' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await opener.press('Enter')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await menu.getByLabel('Language').selectOption('Español')
  await expect(page.locator('baize-top-nav').getByRole('link', { name: 'Inicio' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page.locator('baize-top-nav').getByRole('link', { name: 'Inicio' })).toBeVisible()
})

test('there is no side menu beside a game [NAV-15]', async ({ page }) => {
  await openSite(page, '/register')
  await fillRegister(page.locator('baize-register'))
  await isMember(page)
  for (const path of [
    '/seamless?vassalage=LUMEN&gameType=RNG&gameCode=jade-dragon',
    '/lottery',
    '/vnLottery',
    '/seaLottery',
  ]) {
    await openSite(page, path)
    await expect(page.locator('baize-game-frame, baize-lottery-frame')).toBeVisible()
    await expect(page.locator('baize-side-menu').filter({ visible: true })).toHaveCount(0)
  }
})
