import { expect } from 'chai'
import { differing, settingsPath, withSettings, type Differences } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { listening } from '../../../../test/support/listening.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const countries = [
  { countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 },
  { countryCode: 'GB', countryDialingCode: '44', min: 10, max: 10 },
]
const bySms = withSettings({ smsLoginEnabled: true, countries })
const sendPath = '/verification/sms/noLogin'

async function login(differences: Differences = bySms, attributes = '') {
  const { fetch, asked } = differing(differences)
  const calls = listening(fetch)
  const page = await openSite(`<baize-login ${attributes}></baize-login>`, calls.fetch)
  return { page, element: await untilDrawn(page, 'baize-login'), asked, sent: calls.sent }
}
const tab = (element: Element, name: string) =>
  until(() => all(element, '[role=tab]').find(each => each.textContent === name), `a tab ${name} is there`)
/** Opens the tab of text messages. */
async function smsTab(element: HTMLElement): Promise<void> {
  const found = await tab(element, 'Mobile number (SMS)')
  found.click()
  await see(element, 'input[name=mobileNum]')
}
const sendButton = (element: Element) => one(element, '.sms .field-button') as HTMLButtonElement
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }))
const submit = (element: Element) =>
  all(element, '[role=tabpanel]:not([hidden]) button[type=submit]')[0] as HTMLButtonElement

describe('the login methods', () => {
  it('are one form where the site has one, and tabs where it has two [AUTH-56]', async () => {
    const { element } = await login({})
    await until(() => button(element, 'Forgot password'))
    await settle()
    expect(all(element, '[role=tab]')).to.deep.equal([])
    const other = await login()
    await tab(other.element, 'Username')
    expect(all(other.element, '[role=tab]').map(each => each.textContent)).to.deep.equal([
      'Username',
      'Mobile number (SMS)',
    ])
  })

  it('push nothing the first time, where the bar has asked ahead, which it does once', async () => {
    localStorage.removeItem('baize.login-tabs')
    const { fetch, asked } = differing(bySms)
    const bar = await openSite('<baize-account-bar></baize-account-bar>', fetch)
    await untilDrawn(bar, 'baize-account-bar')
    await until(() => localStorage.getItem('baize.login-tabs') === '1', 'it is known that there are tabs')
    const { element } = await login()
    const top = field(element, 'username')?.getBoundingClientRect().top
    await tab(element, 'Username')
    await settle()
    expect(field(element, 'username')?.getBoundingClientRect().top).to.equal(top)

    expect(asked(settingsPath)).to.equal(1)
    const later = await openSite('<baize-account-bar></baize-account-bar>', fetch)
    const button = await untilDrawn(later, 'baize-account-bar')
    await until(() => one(button, '[part=guest]'), 'the bar is there')
    await settle()
    expect(asked(settingsPath)).to.equal(1)
  })

  it('push nothing where the site had them the last time', async () => {
    await tab((await login()).element, 'Username')
    const { element } = await login()
    const top = () => field(element, 'username')?.getBoundingClientRect().top
    const before = top()
    await tab(element, 'Username')
    await settle()
    expect(top()).to.equal(before)
  })

  it('keep what was typed when the tabs come and when one goes between them', async () => {
    const { element } = await login()
    await fill(element, { username: 'linhtran92' })
    await smsTab(element)
    await fill(element, { mobileNum: '612345678' })
    ;(await tab(element, 'Username')).click()
    await settle()
    expect([field(element, 'username')?.value, field(element, 'mobileNum')?.value]).to.deep.equal([
      'linhtran92',
      '612345678',
    ])
  })

  it('are one stop of the Tab key, chosen by the arrows, and name their panels', async () => {
    const { page, element } = await login()
    const [username, sms] = [await tab(element, 'Username'), await tab(element, 'Mobile number (SMS)')]
    expect([username.tabIndex, sms.tabIndex]).to.deep.equal([0, -1])
    username.focus()
    key(username, 'ArrowRight')
    await until(() => sms.getAttribute('aria-selected') === 'true')
    expect(focused(page.document)).to.equal(sms)
    key(sms, 'ArrowRight')
    await until(() => username.getAttribute('aria-selected') === 'true', 'it goes round')
    key(username, 'End')
    await until(() => focused(page.document) === sms)
    await settle()
    const root = sms.getRootNode() as ShadowRoot
    for (const each of [username, sms]) {
      const panel = root.getElementById(each.getAttribute('aria-controls') ?? '')
      expect(panel?.getAttribute('aria-labelledby')).to.equal(each.id)
      expect(panel?.hidden).to.equal(each !== sms)
    }
  })

  it('follow the arrows the other way round where reading goes from right to left', async () => {
    const { element } = await login()
    const [username, sms] = [await tab(element, 'Username'), await tab(element, 'Mobile number (SMS)')]
    one(element, '.root')?.setAttribute('dir', 'rtl')
    username.focus()
    key(username, 'ArrowLeft')
    await until(() => sms.getAttribute('aria-selected') === 'true')
  })

  it("stand in the page's own tree with a light form, each a form of its own", async () => {
    const { page, element } = await login(bySms, 'light-form')
    await smsTab(element)
    const found = [...page.document.querySelectorAll<HTMLInputElement>('input[autocomplete]')]
    expect(found.map(input => input.autocomplete)).to.deep.equal([
      'tel-national',
      'one-time-code',
      'username',
      'current-password',
    ])
    expect(page.getComputedStyle(sendButton(element)).height).to.equal('44px')
    const code = page.document.querySelector('select[name=countryDialingCode]')
    expect(code && page.getComputedStyle(code).opacity).to.equal('0')
  })
})

describe('a login by text message', () => {
  it('asks for a valid number and the code, and goes there [AUTH-05] [VAL-32] [VAL-33]', async () => {
    const { page, element, asked } = await login()
    await smsTab(element)
    submit(element).click()
    await until(() => problem(element, 'mobileNum'))
    expect(problem(element, 'mobileNum')).to.equal('Please enter a valid mobile number')
    expect(problem(element, 'verificationCode')).to.equal('Please enter a valid verification code')
    await until(() => focused(page.document) === field(element, 'mobileNum'))
    expect(asked('/session/login')).to.equal(0)
  })

  it('sends no code to a number that is none, and says so at the number in the words of a login [VAL-33] [VAL-44]', async () => {
    const { page, element, asked } = await login()
    let now = Date.now()
    page.Date.now = () => (now += 2000)
    await smsTab(element)
    await fill(element, { mobileNum: '6123' })
    await press(element, 'Send')
    await until(() => problem(element, 'mobileNum'))
    expect(problem(element, 'mobileNum')).to.equal('A phone number must have 9 digits')
    await fill(element, { mobileNum: '6123x' })
    await press(element, 'Send')
    await until(() => problem(element, 'mobileNum') === 'Please enter a valid mobile number')
    expect(asked(sendPath)).to.equal(0)
  })

  it("warns with the platform's message where no code was sent [AUTH-38] [ERR-28]", async () => {
    const { page, element } = await login()
    await smsTab(element)
    await fill(element, { mobileNum: '612345678' })
    const reported = next(element, 'baize-error')
    await press(element, 'Send')
    expect((await reported).detail['code']).to.equal('SMS_DISABLED')
    const dialog = await see(element, 'dialog')
    expect(dialog.textContent).to.contain('Function not enabled, please contact customer service')
    key(dialog, 'Escape')
    all(dialog, 'button.button')[0]?.click()
    await until(() => !one(element, 'dialog'))
    expect(sendButton(element).disabled).to.equal(false)
    await until(() => focused(page.document) === sendButton(element), 'the focus is back on the button')
  })

  it('asks for a code at most once in a second [AUTH-33] [CONST-08]', async () => {
    const { page, element, asked } = await login()
    await smsTab(element)
    await fill(element, { mobileNum: '612345678' })
    let now = Date.now() + 10_000
    page.Date.now = () => now
    const fail = async () => {
      const reported = next(element, 'baize-error')
      sendButton(element).click()
      await reported
      await until(() => one(element, 'dialog'))
      all(element, 'dialog button.button')[0]?.click()
      await until(() => !one(element, 'dialog'))
    }
    await fail()
    now += 999
    for (let turn = 0; turn < 5; turn++) sendButton(element).click()
    await settle()
    expect(asked(sendPath)).to.equal(1)
    now += 1
    await fail()
    expect(asked(sendPath)).to.equal(2)
  })

  it('sends the number and its country, counts expiredMinutes times 60 seconds down before the next code, and says where it went [AUTH-34] [AUTH-37] [CONST-07] [ENT-12]', async () => {
    const { page, element, sent } = await login({ ...bySms, [sendPath]: () => ({ expiredMinutes: 2 }) })
    await smsTab(element)
    await fill(element, { mobileNum: '612345678' })
    let now = Date.now() + 20_000
    page.Date.now = () => now
    await press(element, 'Send')
    await until(() => sendButton(element).textContent === 'Resend 2:00')
    const number = { mobileNum: '612345678', countryDialingCode: '34' }
    const [asked, ...more] = await sent(`/wps${sendPath}`)
    expect(asked).to.include({ ...number, purpose: 'login' })
    expect(more).to.deep.equal([])
    expect(sendButton(element).disabled).to.equal(true)
    expect(one(element, '[role=status]')?.textContent).to.equal('Code sent to +34 612345678')
    expect(focused(page.document)).to.equal(field(element, 'verificationCode'))
    now += 78_000
    await until(() => sendButton(element).textContent === 'Resend 0:42')
    now += 42_000
    await until(() => sendButton(element).textContent === 'Resend')
    expect(sendButton(element).disabled).to.equal(false)
  })

  it('carries the work of the browser where the site wants to be sure of a person [ENT-12]', async () => {
    const wanted = withSettings({
      smsLoginEnabled: true,
      countries,
      humanVerification: { provider: 'altcha', key: '' },
    })
    const { element, sent } = await login(wanted)
    await smsTab(element)
    await fill(element, { mobileNum: '612345670' })
    const reported = next(element, 'baize-error')
    await press(element, 'Send')
    await reported
    const [asked = {}] = await sent(`/wps${sendPath}`)
    expect(asked).to.include({ mobileNum: '612345670', countryDialingCode: '34', verifyType: 'altcha' })
    expect(asked['verifyId']).to.match(/^[\w-]{8,}$/)
    expect(JSON.parse(atob(String(asked['verifyToken'])))).to.include.keys('challenge', 'number', 'signature')
  })

  it('counts one minute where the platform does not say how long, and goes on counting when it is opened again [AUTH-36]', async () => {
    const { page, element } = await login({ ...bySms, [sendPath]: () => ({ expiredMinutes: -1 }) })
    await smsTab(element)
    await fill(element, { mobileNum: '612345678' })
    let now = Date.now() + 30_000
    page.Date.now = () => now
    await press(element, 'Send')
    await until(() => sendButton(element).textContent === 'Resend 1:00')
    now += 20_000
    element.remove()
    const again = page.document.createElement('baize-login')
    page.document.body.append(again)
    await smsTab(again)
    expect(field(again, 'mobileNum')?.value).to.equal('612345678')
    await until(() => sendButton(again).textContent?.startsWith('Resend 0:40'))
    await fill(again, { mobileNum: '612345679' })
    await until(() => sendButton(again).textContent === 'Send', 'another number does not wait')
  })

  it('names the country by its code alone, and all that the platform knows in its list [ENT-26]', async () => {
    const { element } = await login(withSettings({ smsLoginEnabled: true }))
    await smsTab(element)
    const select = (await see(element, 'select[name=countryDialingCode]')) as HTMLSelectElement
    const reply = await fetch('/wps/system/countries', { headers: { 'x-site-key': 'pk_demo' } })
    const { value } = (await reply.json()) as { value: { list: typeof countries } }
    const names = new Intl.DisplayNames('en', { type: 'region' })
    expect([...select.options].map(({ text, value }) => [text, value])).to.deep.equal(
      value.list.map(country => [
        `${names.of(country.countryCode)} +${country.countryDialingCode}`,
        country.countryDialingCode,
      ]),
    )
    expect(select.options[0]?.text).to.equal('Spain +34')
    select.value = '44'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => one(element, '.mobile-code')?.textContent === '+44')
  })

  it('shows a single country as text', async () => {
    const { element } = await login(withSettings({ smsLoginEnabled: true, countries: countries.slice(0, 1) }))
    await smsTab(element)
    expect(one(element, 'select')).to.equal(null)
    expect(one(element, '.mobile-code')?.textContent).to.equal('+34')
    expect(field(element, 'countryDialingCode')?.value).to.equal('34')
  })
})
