import { errors } from '@baize/contract'
import { expect } from 'chai'
import { differing, settingsPath } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, captchaCode, goodPassword, newName, openSite, sealed } from '../../../../test/support/own-site.ts'
import { all, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function register(attributes = ''): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite(`<baize-register ${attributes}></baize-register>`)
  const element = await untilDrawn(page, 'baize-register')
  await see(element, 'form input[name=username]')
  return { page, element }
}
const good = (username: string) =>
  ({ username, password: goodPassword, confirmPassword: goodPassword, terms: true }) as const
const calls = (page: HostWindow) =>
  page.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/wps/member/register')).length

/** The tick of a field that is right. */
const marked = (element: Element, name: string) =>
  field(element, name)?.closest('.field-right')?.querySelector('.field-tick')

describe('registration', () => {
  it('asks for what the operator has switched on, and says 18 years [REG-01] [REG-02] [REG-04] [REG-05] [REG-14] [REG-25] [VAL-48]', async () => {
    const { element } = await register()
    const names = all(element, 'form input:not([type=hidden])').map(input => (input as HTMLInputElement).name)
    expect(names).to.deep.equal(['username', 'password', 'confirmPassword', 'terms'])
    expect(element.shadowRoot?.textContent).to.contain(
      'I am 18 years old or older and I agree to the Terms and conditions',
    )
    expect(names.slice(0, 3).map(name => field(element, name)?.autocomplete)).to.deep.equal([
      'username',
      'new-password',
      'new-password',
    ])
  })

  it("shows the operator's picture and words beside the form, in place of the house's [REG-36] [HOME-32]", async () => {
    const { element } = await register()
    const picture = (await until(() => one(element, '.auth-art'))) as HTMLImageElement
    expect(new URL(picture.src).pathname).to.equal('/cdn/p/register.svg')
    expect(one(element, '.auth-promise')?.textContent).to.equal('Create your account')
    expect(one(element, '.auth-hand')).to.equal(null)
  })

  it('says at each field what is wrong before anything is sent, and goes to the first [REG-15] [REG-17] [REG-31] [VAL-04] [VAL-05] [VAL-51] [VAL-61] [VAL-64] [ERR-22] [ERR-31] [ERR-33]', async () => {
    const { page, element } = await register()
    await fill(element, { username: 'ab', password: 'abcdefgh', confirmPassword: 'abc' })
    await press(element, 'Register')
    await until(() => problem(element, 'terms'))
    expect(problem(element, 'username')).to.equal('Please enter 6 - 16 characters')
    expect(problem(element, 'password')).to.equal('Password format is incorrect: with letters and numbers')
    expect(problem(element, 'confirmPassword')).to.equal('The two passwords are inconsistent')
    expect(problem(element, 'terms')).to.equal('Please agree to the Terms and conditions')
    await until(() => focused(page.document) === field(element, 'username'), 'the focus is in the first of them')
    expect(calls(page)).to.equal(0)
  })

  it('says that a field is wrong, or right, as soon as it is left', async () => {
    const { element } = await register()
    await fill(element, { username: '1abcdef' })
    field(element, 'password')?.focus()
    await until(() => problem(element, 'username'))
    expect(problem(element, 'username')).to.equal(
      'Account format is incorrect: starts with a letter, then letters or numbers',
    )
    await fill(element, { username: newName() })
    field(element, 'password')?.focus()
    await until(() => marked(element, 'username'), 'the field is marked as right')
    expect(problem(element, 'username')).to.equal(null)
  })

  it('marks passwords as right, too, and keeps the marks of a form that was refused', async () => {
    const { element } = await register()
    const { username, password } = good(newName())
    await fill(element, { username })
    field(element, 'password')?.focus()
    await fill(element, { password })
    field(element, 'confirmPassword')?.focus()
    await fill(element, { confirmPassword: password })
    field(element, 'terms')?.focus()
    const names = ['username', 'password', 'confirmPassword']
    await until(() => names.every(name => marked(element, name)), 'all are marked')
    await press(element, 'Register')
    await until(() => problem(element, 'terms'), 'the terms are missing')
    expect(names.filter(name => marked(element, name))).to.deep.equal(names)
    await fill(element, { password: 'Other1234' })
    field(element, 'password')?.focus()
    field(element, 'confirmPassword')?.focus()
    await until(() => marked(element, 'password'), 'the other password is right')
    expect(Boolean(marked(element, 'confirmPassword'))).to.equal(false)
  })

  it('opens an account, tells of it, and then of its session [REG-18] [REG-24]', async () => {
    const { element } = await register()
    const username = newName()
    const emitted: string[] = []
    for (const name of ['baize-register', 'baize-login']) element.addEventListener(name, () => emitted.push(name))
    const opened = next(element, 'baize-register')
    const begun = next(element, 'baize-login')
    await fill(element, good(username))
    await press(element, 'Register')
    expect((await opened).detail).to.deep.equal({ account: username })
    await begun
    expect(emitted).to.deep.equal(['baize-register', 'baize-login'])
    await until(() => !one(element, 'form'), 'the form is gone')
  })

  it('sends all twenty fields where they are asked for, with where and how, and the platform takes them [REG-22] [REG-23] [ENT-13]', async () => {
    interface Rule {
      name: string
      show: boolean
    }
    const shown = ({ fields }: { fields?: Rule[] }) =>
      fields?.map(rule => ({ ...rule, show: rule.name !== 'birthday' })) ?? []
    const { fetch } = differing({ [settingsPath]: value => ({ ...value, captchaEnabled: true, fields: shown(value) }) })
    const page = await openSite('<baize-register></baize-register>', fetch)
    const element = await untilDrawn(page, 'baize-register')
    const captchaId = await until(() => field(element, 'captchaId')?.value, 'the captcha is there')
    const typed = {
      username: newName(),
      password: goodPassword,
      confirmPassword: goodPassword,
      payeeName: 'Linh Tran',
      email: `${newName()}@example.com`,
      qqNum: '1234567',
      mobileNum: `6${String(Date.now()).slice(-8)}`,
      recommenderId: 'friend77',
      verificationCode: '123456',
      affiliateCode: 'CORNER7',
      paymentPassword: '294817',
      line: 'linh.tran',
      whatsapp: '+34600123123',
      facebook: 'Linh Trần',
      wechat: 'wx_linh',
      idNumber: 'X1234567',
      referralCode: 'demo',
      captcha: await captchaCode(captchaId),
    }
    await fill(element, { ...typed, confirmPaymentPassword: typed.paymentPassword, terms: true })
    const opened = next(element, 'baize-register')
    await press(element, 'Register')
    expect((await opened).detail).to.deep.equal({ account: typed.username })
    const { idempotencyKey, verifyType, verifyId, verifyToken, ...sent } = sealed('register') as Record<string, unknown>
    expect(idempotencyKey).to.match(/^[\w-]{16,}$/)
    // A picture counts with the browser's work.
    expect([verifyType, typeof verifyId, typeof verifyToken]).to.deep.equal(['altcha', 'string', 'string'])
    expect(sent).to.deep.equal({
      ...typed,
      captchaId,
      countryDialingCode: '34',
      domain: page.location.hostname,
      registerUrl: page.location.origin + page.location.pathname,
      registerMethod: 'WEB',
      login: true,
      terms: true,
    })
  })

  it("asks for the home page with the session on the operator's own site, and only there [REG-18]", async () => {
    const { page, element } = await register()
    const home = next(page.document, 'baize-navigate')
    await fill(element, good(newName()))
    await press(element, 'Register')
    expect((await home).detail).to.deep.equal({ to: '/' })
    document.body.replaceChildren()

    const partner = await openSite('<baize-register></baize-register>', undefined, { ownSite: false })
    const form = await see(partner.document, 'baize-register')
    await see(form, 'form input[name=username]')
    const asked: Event[] = []
    partner.document.addEventListener('baize-navigate', event => asked.push(event))
    const begun = next(partner.document, 'baize-login')
    await fill(form, good(newName()))
    await press(form, 'Register')
    await begun
    await settle()
    expect(asked).to.deep.equal([])
  })

  it('begins no session where the host wants none, and opens the login with the name', async () => {
    const { page, element } = await register('without-login')
    const username = newName()
    const begun: Event[] = []
    element.addEventListener('baize-login', event => begun.push(event))
    const asked = next(page.document, 'baize-open')
    await fill(element, good(username))
    await press(element, 'Register')
    expect((await asked).detail).to.deep.equal({ name: 'login', detail: { username } })
    expect(begun).to.deep.equal([])
  })

  it('says at the field that a username is taken, and keeps what was typed', async () => {
    const { element } = await register()
    const username = newName()
    await fill(element, good(username))
    const begun = next(element, 'baize-login')
    await press(element, 'Register')
    await begun
    // Its page goes too, or it would hand its session over.
    document.body.replaceChildren()

    const again = await register()
    await fill(again.element, good(username))
    await press(again.element, 'Register')
    await until(() => problem(again.element, 'username'))
    expect(problem(again.element, 'username')).to.equal('This username is already taken')
    expect(field(again.element, 'password')?.value).to.equal(goodPassword)
  })

  it('opens no address of the host’s that is none of the web [REG-40]', async () => {
    const { page, element } = await register('success-url="about:blank"')
    const [before, begun] = [page.location.href, next(element, 'baize-login')]
    await fill(element, good(newName()))
    await press(element, 'Register')
    await begun
    await until(() => !one(element, 'form'), 'the form is gone')
    expect(page.location.href).to.equal(before)
  })

  it('says in the form what went wrong with the verification of a phone: at the field it belongs to, else over the page [ERR-01] [ERR-02] [ERR-03] [ERR-04] [ERR-05] [ERR-06] [ERR-07] [ERR-08] [ERR-09]', async () => {
    let code = ''
    const phone = ({ fields }: { fields?: { name: string; show: boolean }[] }) =>
      fields?.map(rule => ({ ...rule, show: rule.show || ['mobileNum', 'verificationCode'].includes(rule.name) }))
    const { fetch } = differing({ [settingsPath]: value => ({ ...value, fields: phone(value) }) })
    const refusing: typeof globalThis.fetch = (input, init) => {
      const asked = /\/(verification\/sms\/register|member\/register)$/.test(
        new URL(addressOf(input), location.href).pathname,
      )
      if (!asked) return fetch(input, init)
      const [status, message] = errors[code as keyof typeof errors]
      return Promise.resolve(Response.json({ success: false, code, message, value: null }, { status }))
    }
    const page = await openSite('<baize-register></baize-register>', refusing)
    const element = await untilDrawn(page, 'baize-register')
    await fill(element, { ...good(newName()), mobileNum: '612345678', verificationCode: '123456' })
    let now = Date.now()
    page.Date.now = () => (now += 2000)

    const over = [
      ['SMS_TOO_MANY', 'Too many requests, please try again after 5 minutes'],
      ['SMS_UNKNOWN', 'Unknown error'],
      ['SMS_CAPTCHA_INVALID', 'Invalid captcha (or unapproved domain)'],
      ['SMS_QUOTA', 'Quota not sufficient, please contact customer service'],
      ['SMS_DISABLED', 'Function not enabled, please contact customer service'],
    ]
    for (const [refused = '', words = ''] of over) {
      code = refused
      await press(element, 'Send')
      expect((await see(element, 'dialog')).textContent, code).to.contain(words)
      all(element, 'dialog button.button')[0]?.click()
      await until(() => !one(element, 'dialog'), 'it is closed')
    }
    const atField = [
      ['PHONE_INVALID', 'Send', 'mobileNum', 'Invalid phone number format'],
      ['PHONE_MISSING', 'Send', 'mobileNum', 'Please enter a valid phone number'],
      ['SMS_CODE_INVALID', 'Register', 'verificationCode', 'Invalid verification code'],
      ['SMS_CODE_MISSING', 'Register', 'verificationCode', 'Missing verification code'],
    ]
    for (const [refused = '', name = '', at = '', words = ''] of atField) {
      code = refused
      await press(element, name)
      await until(() => problem(element, at) === words, `${code} is said at ${at}`)
    }
  })

  it('is sent once, however often it is pressed', async () => {
    const { page, element } = await register()
    await fill(element, good(newName()))
    const begun = next(element, 'baize-login')
    for (let turn = 0; turn < 3; turn++) await press(element, 'Register')
    await begun
    await settle()
    expect(calls(page)).to.equal(1)
  })

  it('says what went wrong where its rules do not load, and tries again on demand [ERR-14]', async () => {
    let broken = true
    const fetch: typeof globalThis.fetch = (input, init) =>
      broken && addressOf(input).includes('/setting/register')
        ? Promise.reject(new TypeError('offline'))
        : globalThis.fetch(input, init)
    const page = await openSite('<baize-register></baize-register>', fetch)
    const element = await untilDrawn(page, 'baize-register')
    const error = await see(element, '[part=error]')
    expect(error.textContent).to.contain('Network link is abnormal, please try again')
    broken = false
    await press(element, 'Try again')
    await see(element, 'form input[name=username]')
  })
})
