import { totp } from '@baize/testing/totp'
import type { Page } from '@playwright/test'
import { expectCleanInThemes } from '../support/axe.ts'
import { fillLogin, isGuest, isMember, openAccount, showOnly, signOut, visit } from '../support/member.ts'
import { advance, expect, test } from '../support/own-platform.ts'
import { newName, password } from '../support/addresses.ts'
import { codeTo } from '../support/presets.ts'

const popups = 'baize-popup-host'
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
const stored = (page: Page, key: string) => page.evaluate(key => sessionStorage.getItem(key), key)

test('an account with everything is opened on the site, and let in by a text message; no secret is seen on the way [REG-02] [REG-03] [REG-06] [REG-07] [REG-10] [AUTH-02] [AUTH-05]', async ({
  page,
  baize,
  secrets,
}) => {
  test.slow()
  await baize.ops('flags', 'preset', 'everything')
  await baize.ops('flags', 'set', 'entry.smsLogin', 'true')
  const number = `6${String(Date.now()).slice(-8)}`
  const typed: Record<string, string> = {
    username: newName(),
    password,
    confirmPassword: password,
    payeeName: 'Linh Tran',
    paymentPassword: '294817',
    confirmPaymentPassword: '294817',
    idNumber: 'X1234567',
    email: `${newName()}@example.com`,
    birthday: '2007-01-31',
    mobileNum: number,
  }
  secrets.keep(password, '294817')
  const codes: string[] = []
  const code = async () => {
    await expect.poll(() => codeTo(baize.platform, `+34${number}`)).not.toBe(codes.at(-1) ?? '')
    codes.push(await codeTo(baize.platform, `+34${number}`))
    secrets.keep(...codes)
    return codes.at(-1) ?? ''
  }
  try {
    await visit(page, baize, '/register')
    const form = page.locator('baize-register')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(form.getByText('Input cannot be empty').first()).toBeVisible()
    await expectCleanInThemes(page, 'registration with everything, and errors', popups)
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form.getByText(/^Code sent to/)).toBeVisible()
    await form.locator('[name=verificationCode]').fill(await code())
    await form.getByRole('button', { name: 'Register', exact: true }).click()
    await button(page, 'Continue').click()
    await isMember(page)
    await expect(page).toHaveURL(`${baize.platform}/`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await signOut(page)
  } finally {
    await baize.ops('flags', 'preset', 'username')
    await baize.ops('flags', 'set', 'entry.smsLogin', 'true')
  }

  await visit(page, baize, '/login')
  const form = page.locator('baize-login')
  await form.getByRole('tab', { name: 'Mobile number (SMS)' }).click()
  await form.getByRole('tabpanel').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form.getByText('Please enter a valid mobile number')).toBeVisible()
  await expectCleanInThemes(page, 'login by text message, with errors', popups)
  await form.locator('[name=mobileNum]').fill(number)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByText(/^Code sent to/)).toBeVisible()
  await form.locator('[name=verificationCode]').fill(await code())
  await page.keyboard.press('Enter')
  await isMember(page)
})

test('a password that must change is asked for in place of the login, without the old one, which is kept; given up it leaves a guest; no secret is seen [AUTH-20] [AUTH-23] [AUTH-24] [AUTH-27]', async ({
  page,
  baize,
  secrets,
}) => {
  test.slow()
  const next = 'Brand9new'
  secrets.keep(next)
  const login = async () => {
    await visit(page, baize, '/login')
    await fillLogin(page.locator('baize-login'), 'newbie', '123456')
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible()
    await expect(page.getByLabel(/^New password/)).toBeVisible()
    await expect(page.getByRole('dialog').locator('input[type=password]')).toHaveCount(2)
    expect(await stored(page, 'token')).toBeNull()
  }
  await login()
  await button(page, 'Cancel login').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isGuest(page)
  await page.reload()
  await isGuest(page)

  await login()
  await button(page, 'Change password').click()
  await expect(page.getByText('Input cannot be empty').first()).toBeVisible()
  await expectCleanInThemes(page, 'forced change, with errors', popups)
  await page.getByLabel(/^New password/).fill(next)
  await page.getByLabel(/^Confirm new password/).fill(next)
  await page.keyboard.press('Enter')
  await isMember(page)
  await expect(page).toHaveURL(`${baize.platform}/`)
  expect(await stored(page, 'token')).not.toBeNull()
  await signOut(page)

  await visit(page, baize, '/forgot-password')
  for (const [tab, submit] of [
    ['By e-mail', 'Send link'],
    ['By phone', 'Set new password'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: submit }).click()
    await expect(page.getByRole('tabpanel').locator('[aria-invalid=true]').first()).toBeVisible()
    await expectCleanInThemes(page, `forgotten password, ${tab}, with errors`, popups)
  }
})

test('an authenticator is asked for on a new device, and a PIN lets the device in; no secret is seen [AUTH-28] [AUTH-30] [VAL-34]', async ({
  page,
  baize,
  secrets,
}) => {
  test.slow()
  const pin = '258036'
  secrets.keep(password, pin)
  const name = await openAccount(page, baize)
  const twoFactor = await showOnly(page, 'baize-two-factor')
  await twoFactor.getByRole('button', { name: 'Set up' }).click()
  await expectCleanInThemes(page, 'two-factor asking for the password', 'baize-two-factor')
  await twoFactor.locator('[name=password]').fill(password)
  await twoFactor.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await twoFactor.locator('code').textContent()) ?? '').replace(/\s/g, '')
  const codeAfter = async (seconds: number) => {
    const code = await totp(secret, await advance(baize, seconds))
    secrets.keep(secret, code)
    return code
  }
  await expectCleanInThemes(page, 'two-factor being set up', 'baize-two-factor')
  await twoFactor.getByLabel('Code', { exact: true }).fill(await codeAfter(0))
  await twoFactor.getByRole('button', { name: 'Turn on' }).click()
  await expect(twoFactor.locator('ol code')).toHaveCount(10)
  secrets.keep(...(await twoFactor.locator('ol code').allTextContents()))
  await expectCleanInThemes(page, 'recovery codes', 'baize-two-factor')
  await twoFactor.getByRole('button', { name: 'I have saved them' }).click()
  await expect(twoFactor).toContainText('10 recovery codes left')

  const quick = await showOnly(page, 'baize-quick-login')
  await quick.getByRole('button', { name: 'Add a PIN' }).click()
  await quick.locator('[name=pin]').fill(pin)
  await quick.locator('[name=again]').fill('258037')
  await quick.locator('[name=password]').fill(password)
  // No code is good twice: it is that of the next half minute.
  await quick.getByLabel('Code', { exact: true }).fill(await codeAfter(30))
  await quick.getByRole('button', { name: 'Add this device' }).click()
  await expect(quick.getByText('Incorrect confirmation input')).toBeVisible()
  await quick.locator('[name=again]').fill(pin)
  await quick.getByRole('button', { name: 'Add this device' }).click()
  await expect(quick).toContainText('This device')
  await expectCleanInThemes(page, 'devices of quick login', 'baize-quick-login')
  await signOut(page)

  await visit(page, baize, '/login')
  await button(page, /^Continue as /).click()
  const pinForm = page.getByRole('dialog', { name: 'Quick login' })
  await expect(pinForm.locator('[name=pin]')).toBeVisible()
  await expectCleanInThemes(page, 'quick login', popups)
  await pinForm.locator('[name=pin]').fill(pin)
  await page.keyboard.press('Enter')

  await isMember(page)
  await signOut(page)

  // Another browser: nothing is known of the device.
  await page.evaluate(() => localStorage.clear())
  await visit(page, baize, '/login')
  await fillLogin(page.locator('baize-login'), name, password)
  const second = page.getByRole('dialog', { name: 'Confirm your identity' })
  await expect(second.locator('[name=answer]')).toBeVisible()
  await second.locator('[name=answer]').fill('000000')
  await page.keyboard.press('Enter')
  await expect(second).toContainText('4 attempts left')
  await expectCleanInThemes(page, 'second verification', popups)
  await second.locator('[name=answer]').fill(await codeAfter(60))
  await page.keyboard.press('Enter')
  await isMember(page)
})
