import type { Locator, Page } from '@playwright/test'
import { siteSetting } from '../../../packages/server/src/system/settings.ts'
import { ops } from '../../../scripts/lib/ops.ts'
import { place, plain } from '../support/host-page.ts'
import { newName, password, site } from '../support/addresses.ts'
import { codeTo, withPreset } from '../support/presets.ts'
import { expect, test } from '../support/error-watch.ts'

const register = (form: Locator) => form.getByRole('button', { name: 'Register', exact: true })
const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
/** What is said to be wrong with a field. */
const problem = (form: Locator, name: string) => form.locator(`[part=field]:has([name="${name}"]) .field-problem`)

let count = 0
/** A Spanish mobile number that nobody has. */
const newNumber = () => `6${String(Date.now()).slice(-6)}${String(count++).padStart(2, '0')}`

async function type(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await fieldOf(form, name).fill(value)
}
const account = () => ({ username: newName(), password, confirmPassword: password })

/** Has a code sent to a number, and types it. */
async function verify(form: Locator, number: string): Promise<void> {
  await form.locator('select[name=countryDialingCode]').selectOption('34')
  await fieldOf(form, 'mobileNum').fill(number)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Code sent' })).toBeVisible()
  await fieldOf(form, 'verificationCode').fill(await codeTo(site, `+34${number}`))
}

/** Sends the form, and waits until the platform has opened the account. */
async function send(page: Page, form: Locator): Promise<Record<string, unknown>> {
  const event = form.evaluate(
    element =>
      new Promise<Record<string, unknown>>(resolve =>
        element.addEventListener('baize-register', event => resolve((event as CustomEvent).detail as never)),
      ),
  )
  await form.getByRole('checkbox').check()
  await register(form).click()
  const detail = await event
  await expect(page.getByText('You are logged in as')).toBeVisible()
  return detail
}

test.describe('registration by mobile number', () => {
  withPreset('mobile')

  test('asks for the number and the code that is sent to it, and the number is the account [REG-03] [REG-20] [REG-21] [REG-24] [REG-29] [VAL-62]', async ({
    page,
  }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-register')
    await expect(fieldOf(form, 'mobileNum')).toBeVisible()
    await expect(fieldOf(form, 'username')).toHaveCount(0)
    await expect(fieldOf(form, 'password')).toHaveCount(0)
    const asked: string[] = []
    page.on('request', request => {
      if (request.method() === 'PUT') asked.push(new URL(request.url()).pathname)
    })
    const number = newNumber()
    await verify(form, number)
    expect(await send(page, form)).toEqual({ account: number })
    expect(asked).toEqual(['/wps/member/register/mobile'])
  })
})

test.describe('registration with everything', () => {
  withPreset('everything')

  const person = () => ({
    ...account(),
    payeeName: "Tran Thuy O'Linh",
    paymentPassword: '294817',
    confirmPaymentPassword: '294817',
    idNumber: 'X1234567',
    email: `${newName()}@example.com`,
    birthday: '1990-04-17',
  })

  test('asks to confirm the age, takes what fits, and opens the account [REG-18] [REG-30] [VAL-49] [CONST-01]', async ({
    page,
  }) => {
    // The whole site around a form with twenty fields.
    test.slow()
    await page.goto(`${site}/register?lang=EN`)
    const form = page.locator('baize-register')
    await type(form, { ...person(), facebook: '<b>"Linh" ☺</b>', line: "x';--", whatsapp: '+84912345678' })
    await verify(form, newNumber())
    await form.getByRole('checkbox').check()
    await register(form).click()
    const question = page.getByRole('dialog', { name: 'Please confirm your age' })
    await expect(question).toContainText('Are you 21 or older?')
    await question.getByRole('button', { name: 'Change birthday' }).click()
    await expect(problem(form, 'birthday')).toHaveText('Please check your birthday')
    await expect(fieldOf(form, 'birthday')).toBeFocused()
    await register(form).click()
    await question.getByRole('button', { name: 'Yes, I am 21 or older' }).click()
    await expect(page).toHaveURL(`${site}/`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('1,000.00').first()).toBeVisible()
  })

  test('warns of an affiliate code that is none, sends nothing, and keeps what was typed [REG-12] [REG-19] [REG-26] [ERR-32] [VAL-37]', async ({
    page,
  }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-register', { 'affiliate-code': 'NOBODYS' })
    await expect(fieldOf(form, 'affiliateCode')).toHaveValue('NOBODYS')
    await expect(fieldOf(form, 'affiliateCode')).not.toBeEditable()
    const values = { ...person(), birthday: '2007-01-31' }
    await type(form, values)
    const number = newNumber()
    await verify(form, number)
    await form.getByRole('checkbox').check()
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await register(form).click()
    // Nobody of 18 to 20 is asked; the rule is stated (VAL-50).
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    const warning = page.getByRole('dialog', { name: 'Registration failed' })
    await expect(warning).toContainText('Invalid invitation code')
    await warning.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(problem(form, 'affiliateCode')).toHaveText('Invalid invitation code')
    await expect(fieldOf(form, 'affiliateCode')).toBeFocused()
    await expect(fieldOf(form, 'affiliateCode')).toBeEditable()
    for (const [name, value] of Object.entries({ ...values, mobileNum: number }))
      await expect(fieldOf(form, name)).toHaveValue(value)
    expect(sent.filter(call => call.startsWith('PUT'))).toEqual([])
    await fieldOf(form, 'affiliateCode').fill('')
    await send(page, form)
  })
})

test.describe('registration with a captcha', () => {
  withPreset('captcha')

  test('brings another picture when the platform has used one up, and only then [REG-13] [REG-19] [VAL-63]', async ({
    page,
  }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-register')
    const picture = fieldOf(form, 'captchaId')
    await expect(picture).not.toHaveValue('')
    const first = await picture.inputValue()
    await type(form, account())
    await form.getByRole('checkbox').check()
    await register(form).click()
    await expect(problem(form, 'captcha')).toHaveText('Please enter the captcha')
    await expect(picture).toHaveValue(first)
    await fieldOf(form, 'captcha').fill('wrong')
    await register(form).click()
    await expect(problem(form, 'captcha')).toHaveText('Captcha is incorrect')
    await expect(picture).not.toHaveValue(first)
    await fieldOf(form, 'captcha').fill(await codeTo(site, await picture.inputValue()))
    await send(page, form)
  })
})

test.describe('registration with human verification', () => {
  withPreset('human')

  test('lets a browser do its work unseen, and says so where that fails [REG-18] [ERR-20]', async ({ page }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-register')
    await type(form, account())
    await form.getByRole('checkbox').check()
    await page.route('**/wps/verification/human', route =>
      route.fulfill({ json: { success: true, value: { id: 'none' }, message: '' } }),
    )
    await register(form).click()
    await expect(form.getByRole('alert').first()).toHaveText('Please complete verification first')
    await expect(fieldOf(form, 'password')).toHaveValue(password)
    await page.unroute('**/wps/verification/human')
    await send(page, form)
  })
})

test.describe('registration by one click', () => {
  withPreset('social')

  test('goes on with what the provider says, and asks only for what is still required [REG-16]', async ({ page }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-register')
    await expect(fieldOf(form, 'password')).toBeVisible()
    await fieldOf(form, 'username').fill(newName())
    const opened = page.waitForEvent('popup')
    await form.getByRole('button', { name: 'Google' }).click()
    const provider = await opened
    await provider.locator('#who').fill(`${newName()}@example.com`)
    await provider.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByText('Confirmed by Google')).toBeVisible()
    for (const name of ['password', 'confirmPassword', 'mobileNum']) await expect(fieldOf(form, name)).toHaveCount(0)
    expect(await page.content()).not.toContain('eyJ')
    expect(await form.evaluate(element => element.shadowRoot?.innerHTML)).not.toContain('eyJ')
    await send(page, form)
  })

  test('has the number confirmed by the provider in place of a code', async ({ page }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-register')
    const number = newNumber()
    await form.locator('select[name=countryDialingCode]').selectOption('34')
    await type(form, { ...account(), mobileNum: number })
    await form.getByRole('checkbox').check()
    await register(form).click()
    await expect(problem(form, 'verificationCode')).toHaveText('Please enter a valid verification code')
    const opened = page.waitForEvent('popup')
    await form.getByRole('button', { name: 'Confirm', exact: true }).click()
    const provider = await opened
    await provider.locator('#who').fill(`+34${number}`)
    await provider.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByText('Number confirmed')).toBeVisible()
    await expect(fieldOf(form, 'mobileNum')).toHaveValue(number)
    await send(page, form)
  })

  test('says so where the provider was closed, and the form is as it was [ERR-11]', async ({ page }) => {
    await page.goto(plain)
    const form = await place(page, 'baize-register')
    await fieldOf(form, 'username').fill('linhtran92')
    const opened = page.waitForEvent('popup')
    await form.getByRole('button', { name: 'Facebook' }).click()
    const provider = await opened
    // As a person does, who has seen what it asks.
    await expect(provider.getByRole('button', { name: 'Continue' })).toBeVisible()
    await provider.close()
    const warning = page.getByRole('dialog')
    await expect(warning).toContainText('Login failure, please try again')
    await page.keyboard.press('Escape')
    await expect(warning).toHaveCount(0)
    await expect(fieldOf(form, 'username')).toHaveValue('linhtran92')
  })
})

test.describe('registration that is closed', () => {
  withPreset('closed')

  test('says so, and leads to somebody who can help, at an address that stands in no page and no answer [ENT-24]', async ({
    page,
  }) => {
    const seen: string[] = []
    page.on('response', async reply => {
      if (reply.url().includes('/wps/system/status')) seen.push(await reply.text().catch(() => ''))
    })
    const customerService = [
      { csPosition: '2', title: 'Messages', path: 'https://messages.example/us' },
      { csPosition: '1', title: 'Live chat', path: 'https://chat.example/room' },
    ]
    await ops({}, ['flags', 'set', 'site.customerService', JSON.stringify(customerService)])
    await page.context().route('https://chat.example/**', route => route.fulfill({ body: 'Hello' }))
    await page.goto(plain)
    const form = await place(page, 'baize-register')
    await expect(form.locator('[part=empty]')).toContainText('Registration is closed')
    await expect(register(form)).toHaveCount(0)
    await expect(form.locator('[part=empty]').getByRole('button')).toHaveText(['Live chat', 'Messages'])
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      form.getByRole('button', { name: 'Live chat' }).click(),
    ])
    await expect(chat).toHaveURL('https://chat.example/room')
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.join() + (await page.content())).not.toContain('chat.example')
    await ops({}, ['flags', 'set', 'site.customerService', JSON.stringify(siteSetting.defaults.customerService)])
  })
})
