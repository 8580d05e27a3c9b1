import type { Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

const visit = (page: Page, path: string) => page.goto(`${site}${path.replace('#', '?lang=EN#')}`)
const article = (page: Page, name: string) => page.getByRole('article').getByRole('heading', { name })

test('the help is a page with an address for each article, by which one comes back, and the footer of every page leads to it @core [CS-12] [CS-13] [ROUTE-09] [ROUTE-10] [NAV-18] [NAV-19]', async ({
  page,
}) => {
  await visit(page, '/help#')
  const help = page.getByRole('main').locator('baize-help-centre')
  await expect(help.getByRole('heading', { level: 2, name: 'Help' })).toBeVisible()
  await help.getByRole('button', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/helpmc#privacy$/)
  await expect(page).toHaveTitle('Privacy – Baize')
  await help.getByRole('button', { name: 'Fair play', exact: true }).click()
  await expect(article(page, 'Fair play')).toBeVisible()
  await page.goBack()
  await expect(article(page, 'Privacy')).toBeVisible()
  await expectCleanInThemes(page, 'help')
  await visit(page, '/rng#')
  const footer = page.locator('baize-footer')
  await expect(footer.getByText('18+')).toBeVisible()
  await expect(footer.locator('[part=vendor]').first()).toBeVisible()
  await footer.getByRole('link', { name: 'Responsible play', exact: true }).click()
  await expect(page).toHaveURL(/\/helpmc#responsible-play$/)
  await expect(article(page, 'Responsible play')).toBeVisible()
})

test('an article behind /help is a popup over home, which closing leaves [POP-07] [ROUTE-11] [ROUTE-56]', async ({
  page,
}) => {
  await visit(page, '/help#term')
  const popup = page.getByRole('dialog', { name: 'Help' })
  await expect(popup.getByRole('heading', { name: 'Terms', exact: true })).toBeVisible()
  await expect(page.locator('baize-banner')).toBeAttached()
  await popup.getByRole('button', { name: 'Privacy' }).first().click()
  await expect(popup.getByRole('heading', { name: 'Privacy' })).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).first().click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(`${site}/`)
})

test('on a phone the list of articles and the article take turns, and nothing is wider than the page [CS-13]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, '/helpmc#')
  const help = page.getByRole('main').locator('baize-help-centre')
  await expect(help.getByRole('article')).toBeHidden()
  await help.getByRole('button', { name: 'Slots' }).click()
  await expect(article(page, 'Slots')).toBeVisible()
  await expect(help.getByRole('navigation')).toBeHidden()
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await wide()).toBeLessThanOrEqual(0)
  await help.getByRole('button', { name: 'All articles' }).click()
  await expect(help.getByRole('navigation')).toBeVisible()
})
