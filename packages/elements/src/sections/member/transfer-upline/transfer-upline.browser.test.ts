import { peerTransfers, transferPeer } from '@baize/contract'
import { totp } from '@baize/testing/totp'
import { expect } from 'chai'
import { openBelow } from '../../../../test/support/below.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, goodPassword, openSite } from '../../../../test/support/own-site.ts'
import { all, alert, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { switchOn } from '../../../../test/support/two-factor.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = '<baize-transfer-upline></baize-transfer-upline>'
const secret = '192837'
const says = (element: Element, words: string) =>
  until(() => element.shadowRoot?.textContent?.includes(words), `it says: ${words}`)

/** Sets the transaction password in the dialog of the element. */
async function setPassword(element: Element): Promise<void> {
  await press(element, 'Set transaction password')
  const dialog = await see(element, 'dialog')
  await fill(dialog, { password: goodPassword, newPaymentPassword: secret, confirmPaymentPassword: secret })
  await press(dialog, 'Set transaction password')
  await until(() => field(element, 'paymentPassword'), 'it is asked for')
}

async function ready(fetch?: typeof globalThis.fetch): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openBelow(tag, fetch)
  const element = await untilDrawn(page, 'baize-transfer-upline')
  await setPassword(element)
  return { page, element }
}

/** Fills the form in and goes on to the last look. */
async function order(element: Element, values: Record<string, string> = {}): Promise<void> {
  await fill(element, { amount: '12.50', paymentPassword: secret, ...values })
  await press(element, 'Continue')
}

describe('a transfer to whoever stands above', () => {
  it('is for members who stand below somebody [MEM-34]', async () => {
    const guest = await untilDrawn(await openSite(tag), 'baize-transfer-upline')
    await says(guest, 'You are not logged in, please login')
    document.body.replaceChildren()
    const { page } = await openMember(tag)
    const element = await untilDrawn(page, 'baize-transfer-upline')
    await says(element, 'No accounts to transfer to')
    await settle()
    expect(all(element, '.drawing').length, 'one drawing alone').to.equal(1)
  })

  it('asks first for a transaction password, which is set in place and loses nothing that was typed [VAL-40]', async () => {
    const page = await openBelow(tag)
    const element = await untilDrawn(page, 'baize-transfer-upline')
    await fill(element, { amount: '10' })
    expect(button(element, 'Continue')).to.equal(null)
    await press(element, 'Set transaction password')
    const dialog = await see(element, 'dialog')
    await fill(dialog, { newPaymentPassword: '123456', confirmPaymentPassword: '654321' })
    await press(dialog, 'Set transaction password')
    await until(() => problem(dialog, 'password') === 'Input cannot be empty')
    expect(problem(dialog, 'newPaymentPassword')).to.contain('not repeated or in sequence')
    expect(problem(dialog, 'confirmPaymentPassword')).to.equal('Confirmation password is not correct.')
    await fill(dialog, { password: 'Wrong1234', newPaymentPassword: secret, confirmPaymentPassword: secret })
    await press(dialog, 'Set transaction password')
    await until(() => problem(dialog, 'password') === 'Incorrect password')
    await fill(dialog, { password: goodPassword })
    await press(dialog, 'Set transaction password')
    await until(() => field(element, 'paymentPassword'), 'it is asked for')
    expect(one(element, 'dialog')).to.equal(null)
    expect(field(element, 'amount')?.value).to.equal('10')
  })

  it('sets a transaction password with a code of the authenticator where two-factor is on [WAL-17]', async () => {
    const page = await openBelow(`<baize-two-factor></baize-two-factor>${tag}`)
    const element = await untilDrawn(page, 'baize-transfer-upline')
    await see(element, 'form')
    const shared = await switchOn(page)
    await press(element, 'Set transaction password')
    const dialog = await see(element, 'dialog')
    await fill(dialog, { password: goodPassword, newPaymentPassword: secret, confirmPaymentPassword: secret })
    await press(dialog, 'Set transaction password')
    await until(() => field(dialog, 'code'), 'the code is asked for')
    await fill(dialog, { code: '000000' })
    await press(dialog, 'Set transaction password')
    await until(() => problem(dialog, 'code') === 'Incorrect answer. 4 attempts left')
    await fill(dialog, { code: await totp(shared, Date.now() + 30_000) })
    await press(dialog, 'Set transaction password')
    await until(() => field(element, 'paymentPassword'), 'it is asked for')
  })

  it('says what is wrong with an amount, and with a wrong transaction password how many tries are left [WAL-17]', async () => {
    const { element } = await ready()
    const range = 'Amount must be between €1.00 and €10,000.00'
    const wrong = [
      ['', 'Input cannot be empty'],
      ['0.5', range],
      ['10,000.01', range],
      ['1,000.01', 'Insufficient balance'],
      ['ten', 'Please enter an amount, e.g. €1.00'],
    ] as const
    for (const [amount, words] of wrong) {
      await order(element, { amount })
      await until(() => problem(element, 'amount') === words, `${amount}: ${words}`)
    }
    await press(element, 'All')
    expect(field(element, 'amount')?.value).to.equal('1000')
    await order(element, { amount: '10', paymentPassword: '000000', remark: 'kept' })
    await press(element, 'Transfer')
    await until(() => problem(element, 'paymentPassword') === 'Incorrect transaction password. 4 attempts left')
    expect([field(element, 'amount')?.value, field(element, 'remark')?.value]).to.deep.equal(['10', 'kept'])
  })

  it('takes a remark of 140 characters and no more, and keeps what was typed [FB-09]', async () => {
    const { element } = await ready()
    await order(element, { remark: 'x'.repeat(141) })
    await until(() => problem(element, 'remark') === 'Please enter at most 140 characters', 'it says how many')
    expect(field(element, 'remark')?.value).to.have.length(141)
    expect(one(element, '[part=confirm]')).to.equal(null)
    await order(element, { remark: 'x'.repeat(140) })
    expect((await see(element, '[part=confirm]')).textContent).to.contain('x'.repeat(140))
  })

  it('names amount and account before it goes, goes once on a double press, and shows what it changed [WAL-17]', async () => {
    const { page, element } = await ready()
    await order(element, { remark: '<b>hi</b>' })
    const last = await see(element, '[part=confirm]')
    expect(last.textContent).to.contain('€12.50').and.to.contain('ag***').and.to.contain('<b>hi</b>')
    await until(() => focused(page.document)?.textContent === 'Confirm transfer', 'the focus came along')
    await press(element, 'Back')
    await until(() => !one(element, '[part=confirm]') && field(element, 'amount')?.value === '12.50')
    await press(element, 'Continue')
    const sent = next(element, 'baize-transfer')
    const go = await until(() => button(element, 'Transfer'))
    go.click()
    go.click()
    const { detail } = await sent
    expect(detail['direction']).to.equal('upline')
    const done = await see(element, '[part=done]')
    expect(done.textContent).to.contain(detail['orderNo'])
    await until(() => one(element, '[part=summary]')?.textContent?.includes('€987.50'), 'the balance follows')
    await until(() => one(element, 'tbody tr')?.textContent?.includes('−€12.50'), 'the history follows')
    expect(one(element, 'tbody tr')?.textContent).to.contain('To upline').and.to.contain('<b>hi</b>')
    expect(all(element, 'tbody tr')).to.have.length(1)
    expect(callsOf(page, transferPeer.path)).to.be.greaterThan(0)
    await press(element, 'New transfer')
    await until(() => field(element, 'amount')?.value === '', 'the form is empty')
    expect(field(element, 'paymentPassword')?.value).to.equal('')
  })

  const breaking = (broken: (call: string, nth: number) => 'before' | 'after' | null) => {
    const counts = new Map<string, number>()
    return async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, searchParams } = new URL(addressOf(input), location.href)
      const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
      const call = `${method} ${pathname}${searchParams.has('idempotencyKey') ? ' by key' : ''}`
      const nth = (counts.get(call) ?? 0) + 1
      counts.set(call, nth)
      const when = broken(call, nth)
      if (when === 'before') throw new TypeError('cut off')
      const reply = await fetch(input, init)
      if (when === 'after') throw new TypeError('cut off')
      return reply
    }
  }
  const sending = `POST ${transferPeer.path}`
  const looking = `GET ${peerTransfers.path} by key`

  it('whose answer is lost is found in the history, and not sent again [WAL-30]', async () => {
    const { element } = await ready(breaking(call => (call === sending ? 'after' : null)))
    await order(element)
    await press(element, 'Transfer')
    await see(element, '[part=done]')
    await until(() => one(element, '[part=summary]')?.textContent?.includes('€987.50'), 'it was made once')
  })

  it('that was never heard may be sent again, once the history has said so [WAL-30]', async () => {
    const lost = (call: string, nth: number) =>
      (call === sending && nth === 1) || (call === looking && nth < 3) ? ('before' as const) : null
    const { element } = await ready(breaking(lost))
    await order(element)
    await press(element, 'Transfer')
    await says(element, 'Transfer status unknown')
    await until(() => button(element, 'Check again')?.getAttribute('aria-busy') !== 'true')
    expect(button(element, 'Transfer')).to.equal(null)
    await press(element, 'Check again')
    await says(element, 'The transfer failed and nothing was sent.')
    await press(element, 'Transfer')
    await see(element, '[part=done]')
    await until(() => one(element, '[part=summary]')?.textContent?.includes('€987.50'), 'it was made once')
  })

  it('speaks Spanish and takes amounts as it writes them [WAL-06]', async () => {
    const page = await openBelow('<baize-transfer-upline locale="es"></baize-transfer-upline>')
    const element = await untilDrawn(page, 'baize-transfer-upline')
    await press(element, 'Crear contraseña de transacción')
    const dialog = await see(element, 'dialog')
    await fill(dialog, { password: goodPassword, newPaymentPassword: secret, confirmPaymentPassword: secret })
    await press(dialog, 'Crear contraseña de transacción')
    await fill(element, { amount: '1.000,01', paymentPassword: secret })
    await press(element, 'Continuar')
    await until(() => problem(element, 'amount') === 'Saldo insuficiente')
    await fill(element, { amount: '12,50' })
    await press(element, 'Continuar')
    expect((await see(element, '[part=confirm]')).textContent).to.contain('12,50')
    expect(alert(element)).to.equal('')
    await settle()
  })
})
