import { sitePages, type SitePage } from '@baize/contract'
import type { Page } from '@playwright/test'
import { fillLogin, openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

/** What some addresses show, by the specification; the walk takes every address from the table. */
const kinds: Readonly<Record<string, string>> = {
  '/live': 'Live',
  '/fish': 'Fishing',
  '/rng': 'Slots',
  '/pvp': 'PVP',
  '/bgs': 'In-house',
  '/sports': 'Sports',
  '/esports': 'E-Sports',
  '/cockfight': 'Cockfight',
  '/lott': 'Lottery',
  '/elott': 'E-Lottery',
}
const dialogs: Readonly<Record<string, string>> = {
  '/login': 'Log in',
  '/register': 'Register',
  '/forgot-password': 'Forgot password',
}

const pathsOf = ({ path, aliases = [] }: SitePage) => [path, ...aliases]
const main = (page: Page) => page.locator('main')

/** Goes to a page as an element asks for it; the site always answers. */
const go = async (page: Page, to: string) =>
  expect(
    await page.evaluate(
      to => document.dispatchEvent(new CustomEvent('baize-navigate', { detail: { to }, cancelable: true })),
      to,
    ),
  ).toBe(false)

/**
 * Every page says which it is, once, to whoever sees its window and to whoever hears it, and fits
 * on a phone.
 * @returns its title
 */
async function expectNamed(page: Page, path: string): Promise<string> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  await expect(heading, `${path} has one h1`).toHaveCount(1)
  const name = (await heading.textContent()) ?? ''
  expect(name, `${path} has a name`).not.toBe('')
  await expect(main(page), 'what is said when the focus comes to the page').toHaveAccessibleName(name)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wide, { message: `${path} is wider than a phone` }).toBeLessThanOrEqual(0)
  const title = await page.title()
  expect(title).toMatch(/^\S.* – Baize$/)
  if (!dialogs[path]) expect(title).toBe(`${name} – Baize`)
  return title
}

/** What a page shows, by the view that the table gives it. */
async function expectShown(page: Page, { path, view, popup }: SitePage): Promise<void> {
  const heading = (tag: string) => main(page).locator(tag).getByRole('heading', { level: 2 }).first()
  if (view === 'game-list') await expect(heading('baize-game-list')).toHaveText(new RegExp(`^${kinds[path]}`))
  if (view === 'game-centre') {
    await expect(heading('baize-fixtures')).toHaveText(kinds[path] ?? '')
    await expect(heading('baize-game-centre')).toHaveText('Vendors')
  }
  if (view === 'lottery-centre') {
    await expect(heading('baize-game-centre')).toHaveText(kinds[path] ?? '')
    await expect(heading('baize-lottery-launcher')).toHaveText('Lottery games')
  }
  if (view === 'home')
    for (const part of ['baize-notice-marquee', 'baize-banner', 'baize-game-lane[filter=HOT]', 'baize-winner-board'])
      await expect(main(page).locator(part).first()).toBeVisible()
  if (popup) await expect(page.getByRole('dialog', { name: dialogs[path] ?? '' })).toBeVisible()
  if (path === '/register') await expect(page.getByRole('dialog')).toContainText('18 years old or older')
  if (view === 'account-games') await expect(heading('baize-account-games')).toHaveText('My games')
  if (view === 'winners') await expect(heading('baize-winners-list')).toHaveText('Winners')
  if (view === 'live-chat') await expect(main(page).locator('baize-live-chat')).toBeVisible()
  if (view === 'agent') await expect(heading('baize-agent-landing')).toHaveText('Become an agent')
  if (view === 'lottery') await expect(main(page).locator('baize-lottery-frame iframe')).toBeVisible()
  if (view === 'game') await expect(main(page)).toContainText('Invalid URL, please contact customer service')
}

/** Walks through pages as links lead there. @returns their titles by their own paths */
async function walk(page: Page, pages: readonly SitePage[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  let last = ''
  for (const each of pages)
    for (const path of pathsOf(each)) {
      await go(page, path)
      await expectShown(page, each)
      const title = await expectNamed(page, path)
      if (path !== each.path) expect(title).toBe(titles.get(each.path))
      else titles.set(path, title)
      const view = each.view ?? path
      if (!each.popup && view !== last) await expect(main(page), `${path} is told of`).toBeFocused()
      last = view
    }
  return titles
}

test('every address of the site shows its page under its own path, with a title of its own and one h1, which a screen reader is led to, in the language of the visitor, on a phone @core [BOOT-02] [BOOT-14] [BOOT-16] [HOME-29] [ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-14] [ROUTE-15] [ROUTE-17] [ROUTE-18] [ROUTE-21] [ROUTE-26] [ROUTE-27] [ERR-16]', async ({
  page,
  baize,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  // What is walked through here are words and places.
  await page.route(/\.(avif|webp|png|jpg|svg|woff2)$/, route => route.abort())
  await page.goto(`${baize.platform}/fish`)
  await expect(page).toHaveTitle('Pesca – Baize')
  await page.goto(`${baize.platform}/nowhere?lang=EN`)
  await expect(page).toHaveTitle('Page not found – Baize')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()

  const shown = sitePages.filter(({ view }) => view)
  const status = await fetch(`${baize.platform}/wps/system/status`)
  expect(await status.json()).toMatchObject({ value: { maintenance: false, restricted: false } })
  const guests = await walk(
    page,
    shown.filter(({ guarded }) => !guarded),
  )
  // What the operator's texts name leads to pages of this site alone.
  await go(page, '/winners')
  for (const to of ['https://example.com/rng', '//example.com/rng', 'javascript:void 0']) {
    await go(page, to)
    expect(page.url(), to).toBe(`${baize.platform}/winners`)
  }
  expect(page.context().pages()).toHaveLength(1)
  for (const { path } of sitePages.filter(({ view }) => !view)) {
    await go(page, path)
    expect(await expectNamed(page, path)).toBe('Page not found – Baize')
  }

  await openAccount(page, baize)
  const members = await walk(
    page,
    shown.filter(({ guarded, centre }) => guarded && !centre),
  )
  const titles = [...guests.values(), ...members.values()]
  // The pages of a centre have tests of their own.
  expect(titles).toHaveLength(shown.filter(({ centre }) => !centre).length)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${baize.platform}/agentHome?lang=EN`)
  await fillLogin(page.locator('baize-agent-landing baize-login'), 'agent', 'Agent1234')
  await expect(page.locator('baize-agent-centre')).toBeVisible()
  expect(await expectNamed(page, '/agentHome')).toBe('Agent centre – Baize')
  const menu = page.locator('baize-agent-centre').getByRole('navigation').getByRole('combobox')
  await expect(menu).toBeVisible()
  const pages = await menu.getByRole('option').allTextContents()
  expect(pages.length).toBeGreaterThan(1)
  // The first page is open already, and has no address of its own until another was.
  for (const name of pages.reverse()) {
    await menu.selectOption(name)
    await expect(page).toHaveTitle(`${name} – Baize`)
    await expectNamed(page, new URL(page.url()).pathname)
  }
})

test('the list of winners keeps its period and its kind in the address', async ({ page, baize }) => {
  await page.goto(`${baize.platform}/winners?lang=EN`)
  const list = page.locator('baize-winners-list')
  await list.getByRole('button', { name: 'This month' }).click()
  await list.getByRole('tab', { name: 'Slots' }).click()
  await expect(page).toHaveURL(`${baize.platform}/winners?lang=EN&period=MONTH&category=RNG`)
  await page.reload()
  await expect(list.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true')
  await expect(list.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true')
})
