import type { Page } from '@playwright/test'
import { bar, visit } from '../support/member.ts'
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

test('home shows its sections in order, e-sports only where the site switches them on [HOME-03] [HOME-04] [HOME-05] [WIN-01]', async ({
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

test('the loader shows while a page is on its way, and hides when it is there, when it fails and when one goes elsewhere [ROUTE-39] [ROUTE-40]', async ({
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
  const hold = () => {
    let release = () => {}
    gate = new Promise(done => (release = done))
    return release
  }
  await page.route('**/sdk/**/c/*.js*', async route => {
    await gate
    await route[outcome]()
  })
  await visit(page, baize)
  await expect(page.locator('baize-game-lane').first().locator('.tile').first()).toBeVisible()
  await expect(loader).toBeHidden()

  const letIn = hold()
  await go('/winners')
  await expect(loader).toBeVisible()
  letIn()
  await expect(page.locator('baize-winners-list').getByRole('heading').first()).toBeVisible()
  await expect(loader).toBeHidden()

  const letInLate = hold()
  await go('/rng')
  await expect(loader).toBeVisible()
  await go('/')
  await expect(page.locator('baize-winner-board')).toBeVisible()
  await expect(loader).toBeHidden()
  letInLate()

  const fail = hold()
  outcome = 'abort'
  await go('/sports')
  await expect(loader).toBeVisible()
  fail()
  await expect(page.locator('baize-game-centre')).toContainText('This part of the page could not be loaded.')
  await expect(loader).toBeHidden()
})
