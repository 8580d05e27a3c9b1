import type { Locator, Page } from '@playwright/test'
import { expectClean } from '../support/axe.ts'
import { expectSeen } from '../support/focus.ts'
import { place, plain } from '../support/host-page.ts'
import { newName, site } from '../support/addresses.ts'
import { codeTo, withPreset } from '../support/presets.ts'
import { expect, test } from '../support/error-watch.ts'

const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
const demoNumber = '600000001'

/** The login popup of the site. */
async function popup(page: Page, address = `${site}/?lang=EN`): Promise<Locator> {
  await page.goto(address)
  await page.locator('baize-account-bar').getByRole('button', { name: 'Log in', exact: true }).click()
  const form = page.locator('baize-login')
  await expect(form.getByRole('button', { name: 'Forgot password' })).toBeVisible()
  return form
}
const loggedIn = (page: Page) => expect(page.getByText('€').first()).toBeVisible()

test.describe('a login by text message', () => {
  withPreset('social')

  test('sends a code, counts down, and lets in who types it @light [AUTH-01] [AUTH-02] [AUTH-34] [AUTH-37]', async ({
    page,
  }) => {
    const form = await popup(page)
    await form.getByRole('tab', { name: 'Mobile number (SMS)' }).click()
    await fieldOf(form, 'mobileNum').fill('600 000 001')
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form.getByRole('status')).toHaveText(`Code sent to +34 ${demoNumber}`)
    await expect(form.getByRole('button', { name: /^Resend \d:\d\d$/ })).toBeDisabled()
    await expect(fieldOf(form, 'verificationCode')).toBeFocused()
    await expectClean(page, 'login by text message', 'baize-popup-host')

    // Closed and opened again, the number stands there and its wait goes on (AUTH-36).
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await page.locator('baize-account-bar').getByRole('button', { name: 'Log in', exact: true }).click()
    await form.getByRole('tab', { name: 'Mobile number (SMS)' }).click()
    await expect(fieldOf(form, 'mobileNum')).toHaveValue(demoNumber)
    await expect(form.getByRole('button', { name: /^Resend 0:\d\d$/ })).toBeDisabled()

    await fieldOf(form, 'verificationCode').fill('000000')
    await page.keyboard.press('Enter')
    await expect(form.getByText('Invalid verification code')).toBeVisible()
    await fieldOf(form, 'verificationCode').fill(await codeTo(site, `+34${demoNumber}`))
    await page.keyboard.press('Enter')
    await expect(form).toHaveCount(0)
    await loggedIn(page)
  })

  test('to a number of nobody says the same, and sends nothing [AUTH-48]', async ({ page }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-login')
    await form.getByRole('tab', { name: 'Mobile number (SMS)' }).click()
    await fieldOf(form, 'mobileNum').fill('699000123')
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form.getByRole('status')).toHaveText('Code sent to +34 699000123')
    expect(await codeTo(site, '+34699000123')).toBe('')
  })
})

test.describe('one-click login', () => {
  withPreset('social')

  test('registers whom nobody knows yet, and lets them in from then on @light [REG-16] [REG-37]', async ({
    page,
    browser,
  }) => {
    test.slow()
    const email = `${newName()}@gmail.example`
    const pick = async (form: Locator) => {
      const [asked] = await Promise.all([
        form.page().waitForEvent('popup'),
        form.getByRole('button', { name: 'Google', exact: true }).click(),
      ])
      await asked.getByLabel(/Another e-mail/).fill(email)
      await asked.getByRole('button', { name: 'Continue' }).click()
    }
    await pick(await popup(page))
    const register = page.locator('baize-register')
    await fieldOf(register, 'username').fill(newName())
    await register.getByRole('checkbox').check()
    await register.getByRole('button', { name: 'Register', exact: true }).click()
    await loggedIn(page)

    const elsewhere = await browser.newContext()
    const again = await elsewhere.newPage()
    await pick(await popup(again))
    await expect(again.locator('baize-login')).toHaveCount(0)
    await loggedIn(again)
    await elsewhere.close()
  })

  test('whose window is closed says so over the page, and gives the focus back [ERR-11]', async ({ page }) => {
    const form = await popup(page)
    const button = form.getByRole('button', { name: 'Facebook', exact: true })
    await expect(button).toBeVisible()
    await expectClean(page, 'login with other ways', 'baize-popup-host')
    const [asked] = await Promise.all([page.waitForEvent('popup'), button.click()])
    // As a person does, who has seen what it asks.
    await expect(asked.getByRole('button', { name: 'Continue' })).toBeVisible()
    await asked.close()
    const warning = page.getByRole('dialog', { name: 'Login failed' })
    await expect(warning).toContainText('Login failure, please try again')
    await page.keyboard.press('Escape')
    await expect(warning).toHaveCount(0)
    await expect(form).toBeVisible()
    await expect(button).toBeFocused()
  })
})

test('is done with the keyboard alone, from the first field to the way out @core', async ({ page }) => {
  const form = await popup(page)
  await expect(fieldOf(form, 'username')).toBeFocused()
  const stops: string[] = []
  while (stops.length < 7) {
    await page.keyboard.press('Tab')
    stops.push((await expectSeen(page)).name)
  }
  expect(stops.slice(0, 2)).toEqual([expect.stringMatching(/^Password/), 'Show characters'])
  expect(stops.slice(2)).toEqual([
    expect.stringMatching(/Remember me for 1 day|remember/),
    'Forgot password',
    'Log in',
    'Register',
    'Try for free',
  ])
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.locator('baize-account-bar').getByRole('button', { name: 'Log in', exact: true })).toBeFocused()
})
