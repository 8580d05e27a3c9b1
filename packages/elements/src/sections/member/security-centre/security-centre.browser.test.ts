import { expect } from 'chai'
import { openAgent } from '../../../../test/support/agent.ts'
import { differing, withSettings } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, captchaCode as sentCode, goodPassword, openSite } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-security-centre'
const markup = `<${tag}></${tag}>`
const rowsOf = async (page: HostWindow) => {
  const element = await untilDrawn(page, tag)
  return () => all(element, '[part=row] b').map(({ textContent }) => textContent)
}
const always = [
  'Password',
  'Transaction password',
  'Real name',
  'Mobile',
  'E-mail',
  'Payout accounts',
  'Two-factor authentication',
  'Open sessions',
  'Login history',
]

describe('the rows of the security centre', () => {
  it('have quick login where the site has it', async () => {
    const rows = await rowsOf((await openMember(markup)).page)
    await until(() => rows().length === always.length + 1, 'all of them')
    expect(rows()).to.include('Quick login')
  })

  it('have it where it is off as long as a device of before can be removed', async () => {
    const off = withSettings({ quickLoginEnabled: false })
    const none = await rowsOf((await openMember(markup, differing(off).fetch)).page)
    await until(() => none().length === always.length, 'without quick login')
    expect(none()).to.deep.equal(always)
    document.body.replaceChildren()

    const device = { deviceId: 'a'.repeat(22), kind: 'pin', name: 'Firefox', addedAt: '2026-11-20T10:00:00Z' }
    const left = { ...off, '/member/quick-login': (value: object) => ({ ...value, devices: [device] }) }
    const rows = await rowsOf((await openMember(markup, differing(left).fetch)).page)
    await until(() => rows().length === always.length + 1, 'with it again')
  })

  it('do not have it for agents, who log in without it', async () => {
    const rows = await rowsOf(await openAgent(markup))
    await until(() => rows().length === always.length, 'the rows are there')
    expect(rows()).to.deep.equal(always)
  })
})

const pathOf = (input: RequestInfo | URL) => new URL(addressOf(input), location.href).pathname
const newEmail = () => `${crypto.randomUUID()}@example.com`

describe('what is set in the security centre', () => {
  const open = async (fetch?: typeof globalThis.fetch) => untilDrawn((await openMember(markup, fetch)).page, tag)
  const row = (element: Element, title: string) =>
    all(element, '[part=row]').find(each => each.querySelector('b')?.textContent === title)
  const state = (element: Element, title: string) => row(element, title)?.querySelector('[part=badge]')?.textContent
  const says = (element: Element, title: string, words: string) =>
    until(() => state(element, title) === words, `${title}: ${words}`)

  it('are the real name, once, and then customer service has it [MEM-16]', async () => {
    const element = await open()
    await says(element, 'Real name', 'Not set')
    await press(element, 'Set up: Real name')
    const dialog = await see(element, 'dialog')
    expect(dialog.textContent).to.contain('Your real name can be entered once')
    await fill(dialog, { payeeName: 'Clara Hendriks' })
    await press(dialog, 'Save')
    await says(element, 'Real name', 'Locked')
    expect(row(element, 'Real name')?.textContent).to.contain('Clara H••••. Only customer service can change it.')
    await until(() => one(element, '[role=status]')?.textContent === 'Your real name was saved.', 'it says so')
    await press(element, 'Contact: Real name')
    await see(await see(element, 'dialog'), 'baize-customer-service')
  })

  it('is the transaction password, which is changed with the one before [MEM-16] [API-90]', async () => {
    const element = await open()
    await says(element, 'Transaction password', 'Not set')
    const values = { password: goodPassword, newPaymentPassword: '192837', confirmPaymentPassword: '192837' }
    await press(element, 'Set up: Transaction password')
    const first = await see(element, 'dialog')
    expect(one(first, '[name=oldPaymentPassword]')).to.equal(null)
    await fill(first, values)
    await press(first, 'Set transaction password')
    await says(element, 'Transaction password', 'Set')

    await press(element, 'Change: Transaction password')
    const again = await see(element, 'dialog')
    const other = { ...values, newPaymentPassword: '736251', confirmPaymentPassword: '736251' }
    await fill(again, { ...other, oldPaymentPassword: '192837' })
    await press(again, 'Change transaction password')
    await until(() => !one(element, 'dialog'), 'it is changed')
  })

  /** Sets the transaction password of an account that has none. */
  const setTransactionPassword = async (element: Element) => {
    await press(element, 'Set up: Transaction password')
    const dialog = await see(element, 'dialog')
    await fill(dialog, { password: goodPassword, newPaymentPassword: '192837', confirmPaymentPassword: '192837' })
    await press(dialog, 'Set transaction password')
    await says(element, 'Transaction password', 'Set')
  }

  it('is another transaction password where it was forgotten, by a code to a verified contact [MEM-16] [AUTH-30]', async () => {
    const element = await open()
    await says(element, 'Transaction password', 'Not set')
    expect(row(element, 'Forgotten transaction password'), 'there is none to forget').to.equal(undefined)
    await setTransactionPassword(element)
    await until(() => button(element, 'Contact: Forgotten transaction password'), 'customer service helps')
    await press(element, 'Set up: E-mail')
    const email = newEmail()
    await bindEmail(element, email)

    await press(element, 'Replace: Forgotten transaction password')
    const dialog = await see(element, 'dialog')
    await see(dialog, '[name=verificationCode]')
    await send(dialog, () => !button(dialog, 'Send'), 'a code was sent')
    const typed = { newPaymentPassword: '736251', confirmPaymentPassword: '736251', password: goodPassword }
    await fill(dialog, { ...typed, verificationCode: '000' })
    await press(dialog, 'Set transaction password')
    await until(() => problem(dialog, 'verificationCode') === 'Invalid verification code', 'the code is wrong')
    await fill(dialog, { verificationCode: await sentCode(email) })
    await press(dialog, 'Set transaction password')
    await until(() => !one(element, 'dialog'), 'it is replaced')
    const said =
      'Your transaction password was replaced. Withdrawals, transfers and security changes wait for 24 hours.'
    await until(() => one(element, '[role=status]')?.textContent === said, 'it says so')
  })

  it('are the payout accounts, in a dialog [MEM-16]', async () => {
    const element = await open()
    await says(element, 'Payout accounts', '0 of 5')
    await press(element, 'Manage: Payout accounts')
    const dialog = await see(element, 'dialog')
    await until(() => all(dialog, '.state-title').length > 0, 'the accounts are drawn')
    expect(one(dialog, '.state-title')?.textContent).to.equal('No payout account yet')
  })

  it('can be asked for again where it does not load [MEM-19]', async () => {
    let cut = true
    const fetch: typeof globalThis.fetch = (input, init) => {
      return cut && pathOf(input).endsWith('/member/payout-accounts')
        ? Promise.reject(new TypeError('offline'))
        : globalThis.fetch(input, init)
    }
    const element = await open(fetch)
    await until(() => button(element, 'Try again: Real name'), 'it offers to')
    cut = false
    await press(element, 'Try again: Real name')
    await says(element, 'Real name', 'Not set')
  })

  /** Presses “Send” until something holds: codes are asked for once in a second. */
  const send = (dialog: Element, holds: () => unknown, sentence: string) =>
    until(() => {
      button(dialog, 'Send')?.click()
      return holds()
    }, sentence)

  /** Has a code sent to an e-mail. */
  const sendTo = async (dialog: HTMLElement, email: string) => {
    await fill(dialog, { target: email })
    await send(dialog, () => dialog.textContent?.includes(`Code sent to ${email}`), 'a code was sent')
  }

  /** Binds an e-mail that is typed in the open dialog. */
  const bindEmail = async (element: Element, email: string) => {
    const dialog = await see(element, 'dialog')
    await sendTo(dialog, email)
    await fill(dialog, { verificationCode: await sentCode(email), password: goodPassword })
    await press(dialog, 'Save')
    await until(() => !one(element, 'dialog'), 'it is bound')
  }

  it('is the e-mail, by the code that is sent there and the password [MEM-16] [API-88] [API-89]', async () => {
    const element = await open()
    await says(element, 'E-mail', 'Not set')
    const email = newEmail()
    await press(element, 'Set up: E-mail')
    await bindEmail(element, email)
    await says(element, 'E-mail', 'Verified')
    expect(row(element, 'E-mail')?.textContent).to.contain(`${email[0]}***@example.com`)
    await until(() => one(element, '[role=status]')?.textContent === 'Your e-mail was saved.', 'it says so')

    await press(element, 'Change: E-mail')
    const dialog = await see(element, 'dialog')
    expect(dialog.textContent).to.contain('wait for 24 hours afterwards')
    expect(field(dialog, 'oldCode')).to.equal(null)
    await press(dialog, `Use a code sent to ${email[0]}***@example.com instead of the password`)
    await see(dialog, '[name=oldCode]')
    expect(field(dialog, 'password')).to.equal(null)

    // In another tab: here, the button counts down for this e-mail.
    const tab = await untilDrawn(await openSite(markup), tag)
    await press(tab, 'Change: E-mail')
    const changed = await see(tab, 'dialog')
    await fill(changed, { target: email })
    const isSame = () => problem(changed, 'target') === 'This is already the contact of your account'
    await send(changed, isSame, 'it is the same')
  })

  it('has the focus at its row afterwards, also where the card that led there names it no more [MEM-19]', async () => {
    const element = await open()
    const row = () => focused(element.ownerDocument)?.getAttribute('aria-label')
    await press(await see(element, '[part=level]'), 'Set up: E-mail')
    await bindEmail(element, newEmail())
    await until(() => row() === 'Change: E-mail', 'the action of the row has the focus')
    await press(element, 'Set up: Real name')
    await press(await see(element, 'dialog'), 'Cancel')
    await until(() => row() === 'Set up: Real name', 'what opened the dialog has it')
  })

  it('says at the field what is wrong with a contact, a code and a password [MEM-16]', async () => {
    const element = await open()
    await press(element, 'Set up: E-mail')
    const dialog = await see(element, 'dialog')
    await send(dialog, () => problem(dialog, 'target') === 'Input cannot be empty', 'an e-mail is missing')
    const email = newEmail()
    await sendTo(dialog, email)
    await fill(dialog, { verificationCode: '000', password: goodPassword })
    await press(dialog, 'Save')
    await until(() => problem(dialog, 'verificationCode') === 'Invalid verification code', 'the code is wrong')
    await fill(dialog, { verificationCode: await sentCode(email), password: 'Wrong1234' })
    await press(dialog, 'Save')
    await until(() => problem(dialog, 'password')?.startsWith('Incorrect password'), 'the password is wrong')
  })

  it('is a mobile number, where the site can send to it [MEM-16]', async () => {
    const element = await open()
    await press(element, 'Set up: Mobile')
    const dialog = await see(element, 'dialog')
    await see(dialog, '[name=mobileNum]')
    await fill(dialog, { mobileNum: '12' })
    await send(dialog, () => problem(dialog, 'mobileNum'), 'the number is too short')
  })
})

describe('the card of the security centre', () => {
  const open = async (fetch?: typeof globalThis.fetch) => untilDrawn((await openMember(markup, fetch)).page, tag)

  it('says how safe the account is, and leads to what is missing [MEM-15]', async () => {
    const element = await open()
    const level = await see(element, '[part=level]')
    expect(level.textContent).to.contain('Weak').and.to.contain('0 of 6 are set')
    await press(level, 'Set up: E-mail')
    await see(await see(element, 'dialog'), '[name=target]')
  })

  it('has a picture of the gallery from then on, and none again [MEM-18] [API-12]', async () => {
    const element = await open()
    const face = () => one(element, '.profile-face img')?.getAttribute('src') ?? ''
    await see(element, '.profile-face')
    expect(face()).to.equal('')
    await press(element, 'Profile picture')
    const dialog = await see(element, 'dialog')
    await until(() => all(dialog, '[part=gallery] button').length === 12, 'there are twelve')
    await press(dialog, 'Owl')
    await until(() => face().endsWith('/cdn/u/owl.svg'), 'it is the owl')
    await press(element, 'Profile picture')
    expect(button(await see(element, 'dialog'), 'Owl')?.getAttribute('aria-pressed')).to.equal('true')
    await press(element, 'No picture')
    await until(() => face() === '', 'it is gone')
  })

  it('keeps the focus where it is when a picture is not taken [MEM-18] [MEM-19]', async () => {
    const fetch: typeof globalThis.fetch = (input, init) => {
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
      return method === 'POST' && pathOf(input).endsWith('/member/info/icon')
        ? Promise.reject(new TypeError('offline'))
        : globalThis.fetch(input, init)
    }
    const element = await open(fetch)
    await press(element, 'Profile picture')
    const dialog = await see(element, 'dialog')
    await press(dialog, 'Owl')
    await until(() => all(dialog, '[role=alert]').some(({ textContent }) => textContent), 'it says why')
    expect(focused(element.ownerDocument)?.getAttribute('aria-label')).to.equal('Owl')
  })

  it('takes a picture of one’s own, and says why one is not taken [MEM-18]', async () => {
    const element = await open()
    await press(element, 'Profile picture')
    const dialog = await see(element, 'dialog')
    const choose = (file: File) => {
      const input = one(dialog, 'input[type=file]') as HTMLInputElement
      const chosen = new DataTransfer()
      chosen.items.add(file)
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose(new File(['hello'], 'me.png'))
    await until(() => all(dialog, '[role=alert]').some(({ textContent }) => textContent), 'it says why')
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 })
    const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
    choose(new File([bytes ?? ''], 'me.png', { type: 'image/png' }))
    const shown = () => one(element, '.profile-face img')?.getAttribute('src') ?? ''
    await until(() => /\/cdn\/u\/[\da-f-]{36}\.jpg$/.test(shown()), 'it is shown')
  })

  it('has the form of what the site asks for, saves it, and locks what is entered once [MEM-17] [API-87] [VAL-50]', async () => {
    const element = await open()
    await press(element, 'Personal information')
    const dialog = await see(element, 'dialog')
    await see(dialog, '[name=birthday]')
    expect(one(dialog, 'select[name=nationality]')).not.to.equal(null)
    await fill(dialog, { birthday: '2020-01-01', nickname: 'Clara H.' })
    await press(dialog, 'Save')
    await until(() => problem(dialog, 'birthday') === 'You must be 18 or older', 'it is too young')
    await fill(dialog, { birthday: '1990/4/17' })
    await press(dialog, 'Save')
    await until(() => !one(element, 'dialog'), 'it is saved')
    await until(() => one(element, '.profile-name')?.textContent === 'Clara H.', 'the name is another')
    await press(element, 'Personal information')
    const again = await see(element, 'dialog')
    await until(() => again.textContent?.includes('1990-**-**'), 'the birthday is shown in part')
    expect(field(again, 'birthday')).to.equal(null)
    expect(field(again, 'nickname')?.placeholder).to.equal('Clara H.')
  })
})

describe('the activity in the security centre', () => {
  it('lists open sessions, and ends all others [API-70]', async () => {
    const other = { id: 'other', device: 'Safari, iPad', ip: '198.51.100.*', place: 'Belgium', current: false }
    const at = { startedAt: '2026-11-20T10:00:00Z', seenAt: '2026-11-20T10:00:00Z', origin: null }
    let ended = false
    const shown = (value: Record<string, unknown>) => {
      if ('ended' in value) ended = true
      const list = value['list'] as object[] | undefined
      return list && !ended ? { list: [...list, { ...other, ...at }] } : value
    }
    const { fetch } = differing({ '/member/sessions': shown })
    const element = await untilDrawn((await openMember(markup, fetch)).page, tag)
    await press(element, 'Show: Open sessions')
    await until(() => all(element, '[part=sessions] li').length === 2, 'both are there')
    expect(all(element, '[part=sessions] .badge').map(({ textContent }) => textContent)).to.deep.equal(['This device'])
    await press(element, 'Sign out all others')
    await until(() => all(element, '[part=sessions] li').length === 1, 'one is left')
    const list = one(element, '[part=sessions]')
    expect(focused(element.ownerDocument), 'its button has gone, too').to.equal(list)
    await press(element, 'Hide: Open sessions')
    await until(() => !one(element, '[part=sessions]'), 'the list is hidden')
  })

  it('lists the last logins in a dialog [MEM-16] [API-91]', async () => {
    const element = await untilDrawn((await openMember(markup)).page, tag)
    await press(element, 'View: Login history')
    const dialog = await see(element, 'dialog')
    await until(() => all(dialog, '[part=logins] li').length === 1, 'the one of the registration')
    expect(one(dialog, '[part=logins]')?.textContent).to.match(/\*/)
  })
})
