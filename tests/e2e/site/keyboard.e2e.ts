import type { Page } from '@playwright/test'
import { expectSeen, focusOf, tabTo } from '../support/focus.ts'
import { newName, partner, password, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

const named = (name: string) => expect.objectContaining({ name })
const has = (page: Page, name: string) => expect.poll(() => focusOf(page)).toEqual(named(name))

test('the main job is done with the keyboard alone: register, find a game, start it, spin, leave, sign out', async ({
  page,
}) => {
  test.slow()
  const press = (key: string) => page.keyboard.press(key)
  await page.goto(`${site}/?lang=EN`)
  const bar = page.locator('baize-account-bar')
  await expect(bar.getByRole('button', { name: 'Register' })).toBeVisible()

  // A popup that is closed gives the focus back.
  await tabTo(page, 'Register')
  await press('Enter')
  await has(page, 'Username')
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await has(page, 'Register')

  await press('Enter')
  await has(page, 'Username')
  await expectSeen(page)
  await page.keyboard.type(newName())
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await tabTo(page, 'Confirm password')
  await page.keyboard.type(password)
  await tabTo(page, /18 years/)
  await press('Space')
  await tabTo(page, 'Register')
  await press('Enter')
  await expect(bar.getByRole('button', { name: /^Account: / })).toBeVisible()

  // The lane turns by its arrows and by the arrow keys, and tells where its ends are.
  const lane = page.locator('baize-game-lane[filter=HOT]')
  const track = lane.getByRole('list')
  const scrolled = () => track.evaluate(list => Math.round(list.scrollLeft))
  await tabTo(page, 'Next: Hot games')
  await press('Enter')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await expect(lane.getByRole('button', { name: 'Previous: Hot games' })).not.toHaveAttribute('aria-disabled')
  await tabTo(page, 'Previous: Hot games', 'Shift+Tab')
  await press('Space')
  await expect.poll(scrolled).toBe(0)
  await tabTo(page, 'Play Jade Dragon')
  await press('ArrowRight')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await press('ArrowLeft')
  await expect.poll(scrolled).toBe(0)

  await has(page, 'Play Jade Dragon')
  await press('Enter')
  await expect(page).toHaveURL(/\/seamless\?/)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
  await tabTo(page, 'Stake')
  const stake = game.getByLabel('Stake')
  const before = await stake.inputValue()
  await press('ArrowUp')
  await expect(stake).not.toHaveValue(before)
  await tabTo(page, 'Spin')
  await press('Space')
  await expect(game.locator('a[href^="/round/"]').first()).toBeVisible()
  await has(page, 'Spin')

  // Its dialogs close by Escape, and the way out of the frame is open in both directions.
  await tabTo(page, 'Paytable')
  await press('Enter')
  await expect(game.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect(game.getByRole('dialog')).toHaveCount(0)
  await has(page, 'Paytable')
  await tabTo(page, 'Lobby', 'Shift+Tab')
  await press('Enter')
  await expect(page).toHaveURL(`${site}/`)

  await tabTo(page, /^Account: /, 'Shift+Tab')
  await press('ArrowUp')
  await has(page, 'Sign out')
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect.poll(async () => (await focusOf(page))?.name).toMatch(/^Account: /)
  await press('ArrowUp')
  await has(page, 'Sign out')
  await press('Enter')
  await tabTo(page, 'Stay')
  await tabTo(page, 'Sign out')
  await press('Enter')
  await expect(bar.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('the first stop leads past the bar to the content @core', async ({ page }) => {
  await page.goto(`${site}/?lang=EN`)
  await expect(page.locator('baize-notice-marquee').getByRole('button').first()).toBeVisible()
  await tabTo(page, 'Skip to content', 'Tab', 1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const { name } = await expectSeen(page)
  expect(name).toContain('All announcements')
})

test('the list of latest wins is scrolled with the keyboard [WIN-07]', async ({ page }) => {
  await page.goto(`${site}/?lang=EN`)
  const list = page.getByRole('list', { name: 'Latest wins' })
  await expect(list).toBeVisible()
  await tabTo(page, 'Latest wins', 'Tab', 150)
  await page.keyboard.press('End')
  await expect.poll(() => list.evaluate(node => node.scrollTop)).toBeGreaterThan(0)
})

test('an open popup keeps the keyboard inside until it is closed @core [POP-17]', async ({ page }) => {
  await page.goto(`${site}/login?lang=EN`)
  await has(page, 'Username')
  await expect(page.getByRole('button', { name: 'Forgot password' })).toBeVisible()
  const seen = new Set<string>()
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    if (await focusOf(page)) seen.add((await expectSeen(page)).name)
  }
  expect([...seen].sort()).toEqual(
    [
      'Close',
      'Forgot password',
      'Log in',
      'Password',
      'Register',
      'Remember me for 1 day',
      'Show characters',
      'Try for free',
      'Username',
    ].sort(),
  )
})

const pages: Record<string, [address: string, game: string]> = {
  'page of a missing address': [`${site}/nowhere?lang=EN`, 'Play Jade Dragon'],
  'partner’s page': [`${partner}/affiliate/`, 'Play Royal Baccarat'],
}
for (const [what, [address, game]] of Object.entries(pages))
  test(`${what}: every stop is seen, and the last one leads out`, async ({ page }) => {
    test.slow()
    await page.goto(address)
    await expect(
      page
        .getByRole('link', { name: game })
        .or(page.getByRole('button', { name: game }))
        .first(),
    ).toBeVisible()
    const names: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      if (!(await focusOf(page))) break
      names.push((await expectSeen(page)).name)
      expect(names.length, 'stops of a page that has an end').toBeLessThan(150)
    }
    expect(names).toContain(game)
  })
