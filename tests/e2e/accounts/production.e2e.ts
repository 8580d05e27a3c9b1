import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { startInstance, type Instance } from '../../../scripts/lib/instance.ts'
import { newName, password } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

// Production begins with nothing: no accounts, no games, no notices.
const secret = () => randomBytes(32).toString('base64')
let baize: Instance
test.beforeAll(async () => {
  baize = await startInstance({
    BAIZE_MODE: 'production',
    BAIZE_STUDIO_SECRET: secret(),
    BAIZE_SECRET_KEY: secret(),
  })
})
test.afterAll(() => baize.stop())

/** Somebody new registers on the site. */
async function newPlayer(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${baize.platform}/register?lang=EN`)
  const form = page.locator('baize-register')
  await form.locator('[name=username]').fill(newName())
  await form.locator('[name=password]').fill(password)
  await form.locator('[name=confirmPassword]').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  return page
}
const balance = (page: Page, amount: string) =>
  expect(page.locator('baize-account-bar').getByText(amount, { exact: true })).toBeVisible()

test('the site in production takes registrations under its own key, and pays no welcome that staff did not configure', async ({
  browser,
}) => {
  await balance(await newPlayer(browser), '€0.00')
  await baize.ops('flags', 'set', 'welcome.amount', '12.50')
  await balance(await newPlayer(browser), '€12.50')
})
