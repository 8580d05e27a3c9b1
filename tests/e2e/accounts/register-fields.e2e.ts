import type { Locator, Page } from '@playwright/test'
import { place, plain } from '../support/host-page.ts'
import { newName, site } from '../support/addresses.ts'
import { codeTo, withPreset } from '../support/presets.ts'
import { expect, test } from '../support/error-watch.ts'

/**
 * What people, and others, type into fields. Each is 8 to 12 characters long, but for those that
 * are about length.
 */
const typed = {
  short: 'x',
  long: 'a'.repeat(10_000),
  alphabet: 'こんにちは皆さん',
  rightToLeft: 'שלום עליכם',
  emoji: '😀😀😀😀😀😀😀😀',
  html: '<b>x</b>',
  sql: "' OR 1=1 --",
} as const
type Kind = keyof typeof typed

/**
 * What each field says to each of them; null where it takes it. Where a field is not named, it says
 * the first of these.
 */
type Says = Partial<Record<Kind, string | null>> & { else: string | null }
const length = (min: number, max: number) => `Please enter ${min} - ${max} characters`
const lengths = (min: number, max: number) => ({ short: length(min, max), long: length(min, max) })
const check = (kind: string) => `Please check: ${kind}`
/** The same length, of a value that breaks the pattern as well. */
const both = (words: string, kind: string) => ({ short: `${words}: ${kind}`, long: `${words}: ${kind}` })
/** Whatever has no space in it. */
const withoutSpaces = (min: number, max: number): Says => ({
  ...lengths(min, max),
  rightToLeft: check('no spaces'),
  sql: check('no spaces'),
  else: null,
})
const invitation: Says = { short: null, long: length(1, 64), else: 'Invalid invitation code' }
const onlyLetters = check('letters and numbers only')
const [twoKinds, fullName] = ['with letters and numbers', 'first and last name, separated by a space']
const passwordLength = 'Please fill in your password with 8 - 64 characters'

const says: Record<string, Says> = {
  username: {
    ...lengths(6, 16),
    else: 'Account format is incorrect: starts with a letter, then letters or numbers',
  },
  mobileNum: { else: 'Phone number format is incorrect' },
  verificationCode: { long: length(1, 255), else: null },
  password: { ...both(passwordLength, twoKinds), else: `Password format is incorrect: ${twoKinds}` },
  confirmPassword: { long: length(1, 255), else: 'The two passwords are inconsistent' },
  payeeName: {
    ...both(length(3, 100), fullName),
    rightToLeft: null,
    else: `Real name format is incorrect: ${fullName}`,
  },
  paymentPassword: { else: 'Please enter 6 characters: numbers only, not repeated or in sequence' },
  confirmPaymentPassword: { long: length(1, 255), else: 'Confirmation password is not correct.' },
  qqNum: { ...both(length(5, 12), 'numbers only'), else: check('numbers only') },
  line: withoutSpaces(2, 64),
  whatsapp: withoutSpaces(5, 20),
  facebook: { ...lengths(2, 64), else: null },
  wechat: withoutSpaces(2, 64),
  idNumber: { ...lengths(5, 32), else: onlyLetters },
  email: { ...lengths(6, 254), else: 'E-mail format is incorrect' },
  birthday: { else: check('yyyy-MM-dd, e.g. 1990-04-17') },
  recommenderId: { ...lengths(4, 32), else: onlyLetters },
  affiliateCode: invitation,
  referralCode: invitation,
}
const kinds = Object.keys(typed) as Kind[]
const wanted = Object.fromEntries(
  Object.entries(says).map(([name, said]) => [
    name,
    Object.fromEntries(kinds.map(kind => [kind, kind in said ? said[kind] : said.else])),
  ]),
)

/**
 * Types each text into each field, leaves the field, and reads what it says; null where it says
 * that it is right.
 */
const answers = (form: Locator, names: readonly string[], texts: Record<string, string>) =>
  form.evaluate(
    async (element, [names, texts]) => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      const root = element.shadowRoot as ShadowRoot
      const said: Record<string, Record<string, string | null>> = {}
      for (const name of names)
        for (const [kind, text] of Object.entries(texts)) {
          const input = root.querySelector(`input[name=${name}]`) as HTMLInputElement
          input.focus()
          input.value = text
          input.dispatchEvent(new Event('input', { bubbles: true }))
          input.blur()
          const field = input.closest('.field') as HTMLElement
          for (let turn = 0; turn < 60 && !field.matches('.field-right, .field-wrong'); turn++) await frame()
          const words = field.querySelector('.field-problem')?.textContent
          ;(said[name] ??= {})[kind] = field.matches('.field-right') ? null : (words ?? 'nothing')
          input.value = ''
          input.dispatchEvent(new Event('input', { bubbles: true }))
          await frame()
        }
      return said
    },
    [names, texts] as const,
  )

/** What a field takes, and what it refuses although it is neither too short nor too long. */
type Tried = Record<string, readonly [taken: readonly string[], refused: readonly string[]]>

const usualPatterns: Tried = {
  username: [[newName()], ['1player', 'play er', 'pläyer']],
  payeeName: [
    ["Seán O'Neill", 'José-María de la Cruz'],
    ['Linh', 'Linh 77'],
  ],
  qqNum: [['1234567'], ['12345a', '-12345']],
  line: [['linh.tran', 'a!é漢'], ['linh tran']],
  idNumber: [
    ['abcdef', '123456', 'X1234567'],
    ['X-123456', 'X 123456'],
  ],
  email: [['a.b+c@d-e.example'], ['a@b.e', 'a b@c.es', 'name.example']],
  birthday: [['2000-02-29'], ['2001-02-29', '2000-13-01']],
}

const otherPatterns: Tried = {
  username: [
    ['漢字123', '漢字'],
    ['kanji', '漢 字'],
  ],
  password: [['Secret1234!'], ['Secret1234', 'secret1234!', 'SecretWord!']],
  payeeName: [['JOSE PEREZ'], ['Jose Perez', 'JOSE 1']],
  paymentPassword: [
    ['pay123', '1PAYMENT'],
    ['payment', '192837', 'pay12!'],
  ],
  qqNum: [
    ['你好，世界。', '好'],
    ['hello', '好1', 'かな'],
  ],
  line: [['สวัสดี'], ['thai', 'สวัส ดี']],
  whatsapp: [
    ['สม Chai', 'abc'],
    ['abc1', 'éa'],
  ],
  facebook: [['Linh Tran'], ['Linh1', 'José']],
  wechat: [
    ['한국사람', 'ㅎㅏ'],
    ['Korea', '한 국'],
  ],
  idNumber: [
    ['X1234567', 'aBcdefgh'],
    ['x1234567', 'X-234567'],
  ],
  email: [['a.b@mail.example'], ['name.example', 'a@@mail.es']],
  birthday: [['02-29-2000'], ['02-29-2001', '2000-02-29', '31-12-1999']],
  recommenderId: [
    ['ひらがな', 'カタカナ', '漢字'],
    ['ﾊﾝｶｸ', 'romaji'],
  ],
  affiliateCode: [['CORNER7'], ['a b', 'é']],
  referralCode: [['🎰🃏🎲🎯', '<b>;'], []],
}

/** Whether each field says that it is right, by what is typed. */
async function expectTaken(form: Locator, tried: Tried): Promise<void> {
  const said: Record<string, readonly string[]> = {}
  const wants: Record<string, readonly string[]> = {}
  for (const [name, [taken, refused]] of Object.entries(tried)) {
    const texts = Object.fromEntries([...taken, ...refused].map(text => [text, text]))
    const answer = (await answers(form, [name], texts))[name] ?? {}
    said[name] = Object.keys(answer).filter(text => answer[text] === null)
    wants[name] = Object.keys(texts).filter(text => taken.includes(text))
  }
  expect(said).toEqual(wants)
}

/** The form on a plain page, with a field that shows that the preset is there. */
async function openForm(page: Page, field: string): Promise<Locator> {
  await page.goto(plain)
  const form = await place(page, 'baize-register')
  await expect(form.locator(`[name=${field}]`)).toBeVisible()
  return form
}

test.describe('fields whose rules staff has changed', () => {
  withPreset('patterns')

  test('take what fits the pattern that the platform gives for them, and nothing else [VAL-01] [VAL-02] [VAL-11] [VAL-14] [VAL-16] [VAL-17] [VAL-19] [VAL-21] [VAL-22] [VAL-23] [VAL-24] [VAL-25] [VAL-26] [VAL-27] [VAL-29]', async ({
    page,
  }) => {
    const form = await openForm(page, 'birthday')
    await expectTaken(form, otherPatterns)
  })
})

test.describe('fields of a registration', () => {
  withPreset('everything')

  test('take what fits the patterns that they have by themselves, and nothing else [VAL-01] [VAL-10] [VAL-12] [VAL-13] [VAL-15] [VAL-18] [VAL-20] [VAL-28]', async ({
    page,
  }) => {
    const form = await openForm(page, 'birthday')
    await expectTaken(form, usualPatterns)
  })

  test(
    'say what is wrong with whatever is typed into them, or take it [REG-08] [REG-09] [REG-11] [VAL-03] [VAL-31] [VAL-33] [VAL-35] [VAL-36] [VAL-41] [VAL-42] [VAL-43]',
    { tag: '@light' },
    async ({ page }) => {
      const form = await openForm(page, 'mobileNum')
      expect(await answers(form, Object.keys(says), typed)).toEqual(wanted)
    },
  )

  test('say that they are empty where they must not be, and only there [VAL-05] [VAL-38] [VAL-59] [VAL-60]', async ({
    page,
  }) => {
    const form = await openForm(page, 'mobileNum')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Register', exact: true }).click()
    const essential = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword', 'payeeName']
    const more = ['paymentPassword', 'confirmPaymentPassword', 'idNumber', 'email', 'birthday']
    const empty = form.locator('[aria-invalid=true]')
    await expect(empty).toHaveCount(essential.length + more.length)
    const names = await empty.evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).name))
    expect(names).toEqual([...essential, ...more])
    const starred = form.locator('.field-required + .field-row [name]:not([type=hidden], select)')
    expect(await starred.evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).name))).toEqual(names)
    await expect(form.getByText('Input cannot be empty')).toHaveCount(10)
    await expect(form.getByText('Please enter a valid verification code')).toBeVisible()
  })

  test(
    'keep what is unusual and right as it was typed, without the spaces around it',
    { tag: '@light' },
    async ({ page }) => {
      await page.goto(plain)
      const form = await place(page, 'baize-register')
      const number = `6${String(Date.now()).slice(-8)}`
      const username = newName()
      const values = {
        username: `  ${username}  `,
        password: `  <Script>1'--☺`.replace('☺', ''),
        confirmPassword: `<Script>1'--`,
        payeeName: '  שלום עליכם',
        paymentPassword: '294817',
        confirmPaymentPassword: '294817',
        line: typed.html,
        facebook: typed.sql,
        wechat: typed.emoji,
        idNumber: 'X1234567',
        email: `${newName()}@example.com `,
        birthday: '19900417',
        mobileNum: ` +34 ${number}`,
      }
      await form.locator('select[name=countryDialingCode]').selectOption('34')
      for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(form.getByText('Code sent to')).toBeVisible()
      await form.locator('[name=verificationCode]').fill(` ${await codeTo(site, `+34${number}`)} `)
      await form.getByRole('checkbox').check()
      const sent = page.waitForResponse(response => response.url().endsWith('/wps/member/register'))
      await form.getByRole('button', { name: 'Register', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, I am 21 or older' }).click()
      expect((await sent).status()).toBe(200)
      await expect(page.getByText(`You are logged in as ${username}`)).toBeVisible()
    },
  )
})
