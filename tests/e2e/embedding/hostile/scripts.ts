import { expect, type Page } from '@playwright/test'
import { site } from '../../support/addresses.ts'
import type { Fixture } from './fixture.ts'

/** A newer version of everything, which the page loads beside the one that is there. */
const newer = (page: Page) =>
  page.route(`${site}/sdk/9.9.9/**`, async route => {
    const response = await route.fetch({ url: route.request().url().replace('/9.9.9/', '/v1/') })
    await route.fulfill({ response, body: (await response.text()).replaceAll('"0.1.0"', '"9.9.9"') })
  })

/**
 * A search that opens at "/" wherever one types, and a sweep of the whole page at every key, hear
 * nothing of what is typed in a field.
 */
async function typesEveryKey(page: Page): Promise<void> {
  const name = page.locator('baize-login').getByRole('textbox', { name: 'Username' })
  await name.pressSequentially('de/mo k')
  await expect(name).toHaveValue('de/mo k')
  await expect(page.locator('html')).not.toHaveAttribute('data-keys')
}

/**
 * A panel that closes at a click outside of it stays open at clicks inside, also on what is gone at
 * once.
 */
async function staysInside(page: Page): Promise<void> {
  const login = page.locator('baize-login')
  await login.getByLabel('Password', { exact: true }).fill('x')
  await login.getByRole('button', { name: 'Show characters' }).click()
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.locator('main')).toHaveAttribute('data-open', '')
}

/** What the page's own definition of a tag shows stays, and everything else works beside it. */
const keepsTheirs = (page: Page) => expect(page.locator('baize-game-list')).toHaveText('Our own list')

/** What other people's scripts do to what all scripts share. */
export const scripts: readonly Fixture[] = [
  { what: 'with Prototype.js', page: 'scripts/prototype', registers: true, lite: true },
  { what: 'with MooTools', page: 'scripts/mootools', registers: true, lite: true },
  { what: 'that has added to Object.prototype', page: 'scripts/polluted', registers: true, lite: true },
  { what: 'that has added to every other prototype', page: 'scripts/extended', registers: true },
  { what: 'that has frozen what every script shares', page: 'scripts/frozen', lite: true },
  {
    what: 'that forces a polyfill of custom elements',
    page: 'scripts/polyfill',
    codes: ['unsupported-browser'],
    lite: true,
  },
  { what: 'whose elements have the names of our settings', page: 'scripts/named' },
  { what: 'with a loader of modules of its own', page: 'scripts/amd' },
  { what: 'whose optimiser holds scripts back', page: 'scripts/delayed' },
  { what: 'whose tag manager wraps the functions of the page', page: 'scripts/tagged' },
  { what: 'with two versions of Baize', page: 'scripts/versions', before: newer, codes: ['version-conflict'] },
  { what: 'that has its script twice, and settings before and after', page: 'scripts/twice' },
  { what: 'that has one of our tags itself', page: 'scripts/taken', drawn: keepsTheirs },
  { what: 'with a nonce, Trusted Types and no inline styles', page: 'scripts/nonce', lite: true, core: true },
  { what: 'whose policy stands in its markup', page: 'scripts/meta', core: true },
  { what: 'with shortcuts on every key', page: 'scripts/shortcuts', drawn: typesEveryKey },
  { what: 'that closes its panel at a click outside', page: 'scripts/outside', drawn: staysInside },
  { what: 'whose dialog holds the focus by script', page: 'scripts/trap' },
  { what: 'whose scripts keep it busy', page: 'scripts/busy' },
]
