import type { Page } from '@playwright/test'
import { bar, chooseSignOut, isMember, openAccount, visit } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'

/** The titles of the sections of home, from top to bottom, once all are there. */
async function sections(page: Page, amount: number): Promise<string[]> {
  const titles = page.locator('main').getByRole('heading', { level: 2 }).and(page.locator('.lane-title, .board-title'))
  await expect(titles).toHaveCount(amount)
  const places = await titles.evaluateAll(all =>
    all.map(title => ({ y: title.getBoundingClientRect().y, text: title.textContent })),
  )
  return places.sort((one, other) => one.y - other.y).map(({ text }) => text)
}
/** What somebody reads whose page did not load (ERR-15). */
const slowPage = 'The page took longer time to load, please check your network connectivity'
const order = [
  'Hot games',
  'Winner board',
  'In-house',
  'Slots',
  'Live',
  'Fishing',
  'PVP',
  'Sports',
  'Cockfight',
] as const

test('home shows its sections in order, e-sports only where the site switches them on @core [HOME-03] [HOME-04] [HOME-05] [WIN-01]', async ({
  page,
  baize,
}) => {
  await visit(page, baize)
  expect(await sections(page, 9)).toEqual(order)
  await baize.ops('flags', 'set', 'site.showEsports', 'true')
  try {
    await page.reload()
    expect(await sections(page, 10)).toEqual([...order.slice(0, 8), 'E-Sports', 'Cockfight'])
  } finally {
    await baize.ops('flags', 'set', 'site.showEsports', 'false')
  }
})

test('a trial that begins on any page begins at home; on another visit it stays where it is [ROUTE-49] [AUTH-49]', async ({
  page,
  baize,
}) => {
  await visit(page, baize, '/rng')
  await bar(page).getByRole('button', { name: 'Try for free' }).click()
  await expect(page).toHaveURL(`${baize.platform}/`)
  await expect(bar(page)).toContainText('Trial player')
  await expect(page.locator('baize-winner-board')).toBeVisible()
  await visit(page, baize, '/fish')
  await expect(bar(page)).toContainText('Trial player')
  await expect(page).toHaveURL(/\/fish\?/)
})

test('the loader shows while a page is on its way, and hides when it is there, when it fails and when one goes elsewhere; what does not load in two minutes, or at all, says so, and the page can be loaded again, which it does by itself once the network is back [ROUTE-39] [ROUTE-40] [BOOT-30] [BOOT-31] [ERR-15] [ERR-35]', async ({
  page,
  baize,
}) => {
  test.slow()
  const loader = page.getByRole('progressbar', { name: 'Loading page' })
  const go = (to: string) =>
    page.evaluate(to => {
      document.dispatchEvent(new CustomEvent('baize-navigate', { detail: { to }, cancelable: true }))
    }, to)
  let gate = Promise.resolve()
  let outcome: 'continue' | 'abort' = 'continue'
  const delayCalls = () => {
    let release = () => {}
    gate = new Promise(done => (release = done))
    return release
  }
  await page.route('**/sdk/**/c/**', async route => {
    await gate
    await route[outcome]()
  })
  await visit(page, baize)
  await expect(page.locator('baize-game-lane[filter=HOT]').locator('.tile').first()).toBeVisible()
  await expect(loader).toBeHidden()

  const letIn = delayCalls()
  await go('/winners')
  await expect(loader).toBeVisible()
  letIn()
  await expect(page.locator('baize-winners-list').getByRole('heading').first()).toBeVisible()
  await expect(loader).toBeHidden()

  const letInLate = delayCalls()
  await go('/rng')
  await expect(loader).toBeVisible()
  await go('/')
  await expect(page.locator('baize-winner-board')).toBeVisible()
  await expect(loader).toBeHidden()
  letInLate()

  const fail = delayCalls()
  outcome = 'abort'
  await go('/sports')
  await expect(loader).toBeVisible()
  fail()
  const trouble = page.getByRole('dialog').filter({ hasText: slowPage })
  await expect(trouble).toBeVisible()
  // Said once: in its place where the dialog was closed.
  const inPlace = page.locator('baize-game-centre').getByText(slowPage)
  await expect(inPlace).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(inPlace).toBeVisible()
  await page.locator('#trouble').evaluate(dialog => (dialog as HTMLDialogElement).showModal())
  await expect(loader).toBeHidden()
  outcome = 'continue'
  await trouble.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.locator('baize-game-centre .tile').first()).toBeVisible()
  await expect(trouble).toBeHidden()

  outcome = 'abort'
  await go('/winners')
  await expect(trouble).toBeVisible()
  outcome = 'continue'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('baize-winners-list').getByRole('heading').first()).toBeVisible()
  await expect(trouble).toBeHidden()

  delayCalls()
  await page.clock.install()
  await go('/rng')
  await page.clock.runFor(60_000)
  await expect(trouble).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(trouble).toBeVisible()
})

test('back and Escape close what an element opened before they leave the page; a language chosen there reaches the platform and what is on screen, without a reload [ROUTE-56] [I18N-02] [I18N-03] [I18N-04] [I18N-05] [I18N-06] [I18N-13]', async ({
  page,
  baize,
}) => {
  test.slow()
  await openAccount(page, baize)
  await page.goto(`${baize.platform}/winners`)
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
  await link('Home').click()
  await expect(page).toHaveTitle('Home – Baize')

  const menu = page.locator('baize-side-menu').getByRole('dialog')
  const openMenu = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await openMenu('Open menu')
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveTitle('Home – Baize')
  await openMenu('Open menu')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  const question = page.getByRole('dialog', { name: 'Sign out?' })
  await chooseSignOut(page)
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await isMember(page)
  await page.goBack()
  await expect(page).toHaveTitle('Winners – Baize')
  await page.goForward()
  await expect(page).toHaveTitle('Home – Baize')

  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await openMenu('Open menu')
  const languages = menu.getByRole('combobox', { name: 'Language' })
  await expect(languages.getByRole('option')).toHaveText(['English', 'Español'])
  const response = page.waitForResponse(reply => reply.url().endsWith('/wps/member/language'))
  await languages.selectOption('es')
  expect((await response).ok()).toBe(true)
  await expect(page).toHaveTitle('Inicio – Baize')
  await expect(page.getByRole('heading', { name: 'Juegos populares' }).first()).toBeVisible()
  for (const call of ['getListAnnouncements', 'newGameVendor', 'hotGames', 'member/language'])
    await expect
      .poll(() => asked.filter(line => line.includes(call) && /lang(uage)?"?[=:]"?ES/.test(line)), { message: call })
      .not.toEqual([])
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ES')
  await page.evaluate(() => localStorage.removeItem('lang'))
  await page.reload()
  await expect(page).toHaveTitle('Inicio – Baize')
})
