import { placeWithdrawal, withdrawals } from '@baize/contract'
import { expect } from 'chai'
import { differing, type Differences } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite, sealed } from '../../../../test/support/own-site.ts'
import { addAccount, realName, secret, setWhatIsMissing } from '../../../../test/support/payouts.ts'
import { all, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-withdraw'
const markup = `<div style="width: 1100px"><${tag}></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const says = (element: Element, text: string) => until(() => words(element).includes(text), `it says: ${text}`)
const textOf = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? ''
const lines = (element: Element): Record<string, string> =>
  Object.fromEntries(
    all(element, '.member-summary .order-facts > div').map(line => [textOf(line, 'dt'), textOf(line, 'dd')]),
  )

/** A new member at the withdrawal. */
async function open(fetch?: typeof globalThis.fetch): Promise<{ page: HostWindow; element: HTMLElement }> {
  const { page } = await openMember(markup, fetch)
  return { page, element: await untilDrawn(page, tag) }
}

/** A member who can withdraw. */
async function ready(fetch?: typeof globalThis.fetch): Promise<{ page: HostWindow; element: HTMLElement }> {
  const { page, element } = await open(fetch)
  await setWhatIsMissing(element)
  const accounts = page.document.body.appendChild(page.document.createElement('baize-payout-accounts'))
  await addAccount(accounts)
  accounts.remove()
  // A page of its own would ask anew.
  const place = element.parentElement
  element.remove()
  const again = page.document.createElement(tag)
  place?.append(again)
  await until(() => field(again, 'amount'), 'the form is there')
  return { page, element: again }
}

/** Fills the form in and goes on to the last look. */
async function order(element: Element, values: Record<string, string> = {}): Promise<void> {
  await fill(element, { amount: '100', paymentPassword: secret, ...values })
  await press(element, 'Continue')
}

/** The rules of the platform with something different in them. */
const rules = (more: object): Differences => ({ '/withdraw/config': value => ({ ...value, ...more }) })

const at = '2026-11-20T08:30:00.000Z'
const ofState = (orderNo: string, state: string, reason: string | null = null) => ({
  orderNo,
  at,
  account: { kind: 'bank', bank: 'Northbank', numberMasked: 'NL •••• 4471', holder: realName },
  ...{ amount: '300.00', fee: '0.00', net: '300.00', currency: 'EUR', state, reason },
  ...{ receivedAmount: '300.00', remainingAmount: '0.00', canCancel: false },
  parts: [
    {
      ...{ partNo: 1, amount: '300.00', state: state === 'forced' ? 'forced' : 'disbursed' },
      ...{ sentAt: at, answeredAt: null, deadline: null, remark: '', proofs: [] },
    },
  ],
})
const rows = [
  ofState('W-forced', 'forced'),
  ofState('W-rejected', 'rejected', '<b>Unlike</b>'),
  ofState('W-auto', 'autoReceived'),
  ofState('W-sent', 'disbursed'),
]
const sums = { count: 4, amount: '1200.00', fee: '0.00', net: '1200.00' }
const history = {
  content: rows,
  ...{ pageNum: 1, total: 4, totalPages: 1 },
  totals: { page: sums, period: sums },
  currency: 'EUR',
  period: { from: '2026-11-01', to: '2026-11-30' },
}
/** Every order of a list as a reversible site shows it. */
const canCancel = (value: Record<string, unknown> | null) =>
  value && 'content' in value
    ? { ...value, content: (value['content'] as object[]).map(order => ({ ...order, canCancel: true })) }
    : undefined

describe('the withdrawal', () => {
  it('prompts guests to log in, and trials for a real account [MEM-08]', async () => {
    const page = await openSite(`<baize-account-bar></baize-account-bar>${markup}`)
    const heard = asked(page)
    const element = await untilDrawn(page, tag)
    await press(element, 'Log in')
    await press(await untilDrawn(page, 'baize-account-bar'), 'Try for free')
    await press(element, 'Register')
    expect(heard.popups).to.deep.equal(['login', 'real-account'])
  })

  it('lists what is missing with its state and one action each, in place of the form [MEM-29] [MEM-31]', async () => {
    const { page, element } = await open()
    await says(element, 'Before your first withdrawal')
    const states = () => all(element, '.withdraw-missing [part=badge]').map(({ textContent }) => textContent)
    expect(states()).to.deep.equal(['Missing', 'Missing', 'Missing'])
    expect(field(element, 'amount')).to.equal(null)
    await setWhatIsMissing(element)
    await until(() => states().join() === 'Done,Done,Missing', 'two are done')
    const { to } = asked(page)
    await press(element, 'Add payout account')
    expect(to).to.deep.equal(['/member/securityCenter'])
  })

  it('shows balance, fee, what is received and what is left today while one types [MEM-30]', async () => {
    const { element } = await ready(differing(rules({ feeRate: '1', feeFixed: '0.50' })).fetch)
    expect(one(element, '.choice')?.textContent).to.contain(realName).and.to.contain('••••')
    expect(words(element)).to.contain('0 of 5 withdrawals used today')
    expect(words(element)).to.contain('A withdrawal cannot be cancelled once it is sent.')
    expect(words(element)).to.contain('After 1 day without an answer it counts as received.')
    await until(() => button(element, 'All')?.disabled === false, 'the balance is known')
    await press(element, 'All')
    expect(field(element, 'amount')?.value).to.equal('1000')
    await until(() => lines(element)['You receive'] === '€989.50', 'what is received')
    expect(lines(element)).to.deep.include({
      'Available to withdraw': '€1,000.00',
      'On hold': '€0.00',
      Fee: '€10.50',
      'Withdrawals left today': '5',
    })
  })

  it('says what is wrong with an amount, and with a wrong transaction password how many tries are left [MEM-33]', async () => {
    const { element } = await ready()
    const wrong = [
      ['', 'Input cannot be empty'],
      ['ten', 'Please enter an amount, e.g. €20.00'],
      ['19.99', 'Amount must be between €20.00 and €5,000.00'],
      ['1,000.01', 'Insufficient balance. You can withdraw up to €1,000.00.'],
    ] as const
    for (const [amount, said] of wrong) {
      await order(element, { amount })
      await until(() => problem(element, 'amount') === said, `${amount}: ${said}`)
    }
    await order(element, { paymentPassword: '000000' })
    await press(element, 'Withdraw')
    await until(() => problem(element, 'paymentPassword') === 'Incorrect transaction password. 4 attempts left')
    expect(field(element, 'amount')?.value).to.equal('100')
  })

  it('names amount and account before it goes, is ordered once however often it is pressed, and is in the list [MEM-30] [MEM-32] [MEM-33] [WAL-13] [WAL-30]', async () => {
    const { page, element } = await ready()
    await order(element)
    const last = await see(element, '[part=confirm]')
    expect(last.textContent).to.contain('€100.00').and.to.contain(realName)
    await until(() => focused(page.document)?.textContent === 'Confirm withdrawal', 'the focus came along')
    await press(element, 'Back')
    await until(() => !one(element, '[part=confirm]') && field(element, 'amount')?.value === '100', 'all is kept')
    await press(element, 'Continue')
    const placed = next(page.document, 'baize-withdrawal')
    const send = await until(() => button(element, 'Withdraw'), 'it can be sent')
    send.click()
    send.click()
    const { orderNo, state } = (await placed).detail as { orderNo: string; state: string }
    expect(state).to.equal('pending')
    expect(sealed(placeWithdrawal.name)).to.include({ amount: '100' })
    expect((await see(element, '[part=done]')).textContent).to.contain(orderNo)
    await until(() => all(element, 'tbody .record-number').length === 1, 'one is in the list')
    expect(one(element, 'tbody tr')?.textContent).to.contain(orderNo).and.to.contain('Pending')
    await until(() => lines(element)['On hold'] === '€100.00', 'it is on hold')
    expect(button(element, 'Cancel withdrawal'), 'it cannot be cancelled').to.equal(null)
    await press(element, 'New withdrawal')
    await until(() => field(element, 'amount')?.value === '', 'the form is empty')
  })

  it('asks whether it was ordered where the answer did not come, and orders nothing twice [WAL-30]', async () => {
    let cut = true
    const isOf = (input: RequestInfo | URL, init: RequestInit | undefined) => {
      const { pathname, searchParams } = new URL(addressOf(input), location.href)
      const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
      return pathname === placeWithdrawal.path && (method === 'POST' || searchParams.has('idempotencyKey'))
    }
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isLost = cut && isOf(input, init)
      const reply = await globalThis.fetch(input, init)
      if (isLost) throw new TypeError('offline')
      return reply
    }
    const { element } = await ready(fetch)
    await order(element)
    await press(element, 'Withdraw')
    await says(element, 'Check the status before you send it again')
    cut = false
    await press(element, 'Check again')
    await see(element, '[part=done]')
    await until(() => all(element, 'tbody .record-number').length === 1, 'once')
  })

  it('is held back while a part waits for an answer, and leads to it [MEM-31] [WAL-29]', async () => {
    const deadline = new Date(Date.now() + 3_600_000).toISOString()
    const waiting = { orderNo: 'W0000000000000001', partNo: 2, amount: '300.00', deadline }
    const { page, element } = await open(differing(rules({ missing: [], waiting })).fetch)
    await says(element, 'Part 2 of withdrawal W0000000000000001, €300.00, was sent to you.')
    expect(field(element, 'amount')).to.equal(null)
    await press(element, 'Confirm payout')
    const nested = await see(element, 'baize-withdraw-confirmation')
    expect(nested.getAttribute('order-no')).to.equal(waiting.orderNo)
    const named = () => new URL(page.location.href).searchParams.get('order')
    await until(() => named() === waiting.orderNo, 'the address names it')
    await until(() => focused(page.document)?.textContent === 'Confirm your payout', 'the focus came along')
    await press(element, 'Back to withdraw')
    await says(element, 'New withdrawals wait for your answer.')
    await until(() => named() === null, 'the address names none')
  })

  it('is refused while a security delay runs, and once the day is used up [MEM-30] [MEM-33]', async () => {
    const cases = [
      [{ delayedUntil: new Date().toISOString() }, 'For your security, withdrawals are on hold until'],
      [{ countLeft: 0 }, 'You have used all 5 withdrawals of today.'],
      [{ dailyLeft: '19.99' }, 'You have withdrawn the full amount of today.'],
    ] as const
    for (const [more, said] of cases) {
      const { element } = await open(differing(rules({ missing: [], ...more })).fetch)
      await says(element, said)
      expect(field(element, 'amount')).to.equal(null)
      document.body.replaceChildren()
    }
  })

  it('shows active bonuses with what their turnover still takes, warns that they are given up, and says so in the order [MEM-30] [MEM-31]', async () => {
    const bonus = {
      ...{ id: 'b', name: 'Welcome match', source: '', state: 'active', currency: 'EUR', staked: '0.00' },
      ...{ amount: '50.00', balance: '68.60', turnoverNeeded: '1000.00', turnoverDone: '640.00' },
      ...{ grantedAt: at, validUntil: '2026-12-14T08:00:00.000Z', endedAt: null },
    }
    const { element } = await ready(differing(rules({ bonuses: [bonus] })).fetch)
    const shown = one(element, '[part=bonuses]')?.textContent
    expect(shown).to.contain('Welcome match').and.to.contain('€68.60').and.to.contain('64%')
    expect(shown).to.contain('€360.00 of turnover left').and.to.contain('A withdrawal gives up your active bonuses')
    await order(element)
    const last = await see(element, '[part=confirm]')
    expect(last.textContent).to.contain('A withdrawal gives up your active bonuses: €68.60, their winnings included')
    expect(last.textContent).to.contain('Bonuses given up−€68.60')
    const placed = next(element, 'baize-withdrawal')
    await press(element, 'Withdraw and give up bonuses')
    await placed
    expect(sealed(placeWithdrawal.name)).to.include({ amount: '100', givesUpBonuses: true })
  })

  it('says of a reversible one that it can be cancelled, and cancels it after one question [MEM-32]', async () => {
    const reversible = { ...rules({ reversible: true }), [withdrawals.path]: canCancel }
    const { element } = await ready(differing(reversible).fetch)
    expect(words(element)).to.contain('You can cancel a withdrawal as long as it is pending.')
    await order(element)
    const placed = next(element, 'baize-withdrawal')
    await press(element, 'Withdraw')
    const { orderNo } = (await placed).detail as { orderNo: string }
    await press(element, `Details of ${orderNo}`)
    await press(element, 'Cancel withdrawal')
    await press(await see(element, 'dialog'), 'Keep withdrawal')
    await until(() => !one(element, 'dialog'), 'nothing is asked')
    await press(element, 'Cancel withdrawal')
    await press(await see(element, 'dialog'), 'Cancel withdrawal')
    // The site itself lets nobody cancel.
    await until(() => one(element, 'dialog [part=alert]')?.textContent === 'A withdrawal cannot be cancelled')
  })

  it('shows in a row what became of it, word for word where it was forced [MEM-32] [WAL-26] [WAL-28]', async () => {
    const { element } = await open(differing({ [withdrawals.path]: () => history }).fetch)
    await until(() => all(element, 'tbody .record-number').length === rows.length, 'all are there')
    const row = (orderNo: string) => all(element, 'tbody tr').find(each => each.textContent?.includes(orderNo))
    expect(row('W-forced')?.textContent)
      .to.contain('Forced receipt')
      .and.to.contain('Marked as received by the platform. The amount will not be refunded.')
    expect(row('W-rejected')?.textContent).to.contain('<b>Unlike</b> Returned to the balance.')
    expect(row('W-auto')?.textContent).to.contain('Not answered in time')
    await press(element, 'Details of W-forced')
    const detail = await see(element, '.table-detail')
    expect(detail.textContent).to.contain('Part 1').and.to.contain('€300.00')
    await see(detail, 'baize-customer-service')
    expect(button(element, 'Confirm: W-sent')).not.to.equal(null)
    expect(button(element, 'Confirm: W-forced')).to.equal(null)
    await press(element, 'Confirm: W-sent')
    expect((await see(element, 'baize-withdraw-confirmation')).getAttribute('order-no')).to.equal('W-sent')
  })

  it('has a history by state with its sums [MEM-32]', async () => {
    const { page, element } = await open()
    await says(element, 'No records found')
    ;(one(element, 'select[name=state]') as HTMLSelectElement).value = 'received'
    const before = callsOf(page, withdrawals.path)
    await press(element, 'Search')
    await until(() => callsOf(page, withdrawals.path) > before, 'it is asked for')
  })

  it('speaks Spanish [WAL-06]', async () => {
    const { page } = await openMember(`<${tag} locale="es"></${tag}>`)
    await says(await untilDrawn(page, tag), 'Antes de tu primer retiro')
  })
})
