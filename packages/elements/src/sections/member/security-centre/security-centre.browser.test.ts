import { expect } from 'chai'
import { openAgent } from '../../../../test/support/agent.ts'
import { differing, withSettings } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, goodPassword } from '../../../../test/support/own-site.ts'
import { all, button, fill, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-security-centre'
const markup = `<${tag}></${tag}>`
const rowsOf = async (page: HostWindow) => {
  const element = await untilDrawn(page, tag)
  return () => all(element, '[part=row] b').map(({ textContent }) => textContent)
}
const always = ['Password', 'Transaction password', 'Real name', 'Payout accounts', 'Two-factor authentication']

describe('the rows of the security centre', () => {
  it('have quick login where the site has it', async () => {
    const rows = await rowsOf((await openMember(markup)).page)
    await until(() => rows().length === 6, 'all six')
    expect(rows()).to.include('Quick login')
  })

  it('have it where it is off as long as a device of before can be removed', async () => {
    const off = withSettings({ quickLoginEnabled: false })
    const none = await rowsOf((await openMember(markup, differing(off).fetch)).page)
    await until(() => none().length === 5, 'without quick login')
    expect(none()).to.deep.equal(always)
    document.body.replaceChildren()

    const device = { deviceId: 'a'.repeat(22), kind: 'pin', name: 'Firefox', addedAt: '2026-11-20T10:00:00Z' }
    const left = { ...off, '/member/quick-login': (value: object) => ({ ...value, devices: [device] }) }
    const rows = await rowsOf((await openMember(markup, differing(left).fetch)).page)
    await until(() => rows().length === 6, 'with it again')
  })

  it('do not have it for agents, who log in without it', async () => {
    const rows = await rowsOf(await openAgent(markup))
    await until(() => rows().length > 0, 'the rows are there')
    expect(rows()).to.deep.equal(always)
  })
})

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
      const { pathname } = new URL(addressOf(input), location.href)
      return cut && pathname.endsWith('/member/payout-accounts')
        ? Promise.reject(new TypeError('offline'))
        : globalThis.fetch(input, init)
    }
    const element = await open(fetch)
    await until(() => button(element, 'Try again: Real name'), 'it offers to')
    cut = false
    await press(element, 'Try again: Real name')
    await says(element, 'Real name', 'Not set')
  })
})
