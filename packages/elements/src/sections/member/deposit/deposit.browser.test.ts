import { depositOrders, placeDeposit } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, button, fill, one, press, problem, see } from '../../../../test/support/person.ts'
import { chooseFiles, picture } from '../../../../test/support/pictures.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-deposit'
const markup = `<div style="width: 1100px"><${tag}></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const row = (element: Element, name: string) =>
  until(
    () => all(element, '.deposit-method').find(each => each.querySelector('b')?.textContent === name),
    `${name} is offered`,
  )
const step = (element: Element) => one(element, '.deposit-steps [aria-current]')?.textContent
const textOf = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? ''
const lines = (element: Element): Record<string, string> =>
  Object.fromEntries(
    all(element, '.member-summary .order-facts > div').map(line => [textOf(line, 'dt'), textOf(line, 'dd')]),
  )

/** A new member at the deposit. */
async function open(fetch?: typeof globalThis.fetch): Promise<{ page: HostWindow; element: HTMLElement }> {
  const { page } = await openMember(markup, fetch)
  return { page, element: await untilDrawn(page, tag) }
}

/** Orders 20.00 by card, and waits for the way to pay. */
async function order(element: HTMLElement, method = 'Card'): Promise<string> {
  ;(await row(element, method)).click()
  await fill(element, { amount: '20' })
  await press(element, 'Deposit €20.00')
  await until(() => step(element) === '3Pay', 'it is to be paid')
  return (await see(element, '.deposit-head > div:nth-child(2) bdi')).textContent ?? ''
}

describe('the deposit', () => {
  it('prompts guests to log in [MEM-08]', async () => {
    const page = await openSite(markup)
    const heard = asked(page)
    await press(await untilDrawn(page, tag), 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
  })

  it('lists the methods by group with limits, fee and time [MEM-23] [MEM-24]', async () => {
    const { element } = await open()
    const card = await row(element, 'Card')
    expect(card.textContent).to.contain('€5.00 to €1,000.00, 1.5% fee').and.to.contain('Within 1 minute')
    expect(all(element, '.deposit-group').map(({ textContent }) => textContent)).to.deep.equal([
      'Bank transfer',
      'QR and e-wallet',
      'Online banking',
      'Card',
      'Crypto',
      'Voucher',
    ])
    expect(step(element)).to.equal('1Method')
  })

  it('does not offer a method under maintenance, and says so [MEM-24]', async () => {
    const closed = (value: Record<string, unknown>) => {
      const groups = value['groups'] as { methods: object[] }[]
      const state = 'maintenance'
      return {
        ...value,
        groups: groups.map(group => ({ ...group, methods: group.methods.map(m => ({ ...m, state })) })),
      }
    }
    const { element } = await open(differing({ '/deposit/methods': closed }).fetch)
    const card = await row(element, 'Card')
    expect(card.localName).to.equal('div')
    expect(card.textContent).to.contain('Under maintenance, please choose another method')
  })

  it('leads to customer service where there is no method [MEM-28]', async () => {
    const { element } = await open(differing({ '/deposit/methods': value => ({ ...value, groups: [] }) }).fetch)
    await until(() => words(element).includes('No deposit method available'), 'it says so')
    await see(element, 'baize-customer-service')
  })

  it('checks the amount, and shows fee, credited amount and balance before anything is ordered [MEM-25] [MEM-28]', async () => {
    const { page, element } = await open()
    ;(await row(element, 'Card')).click()
    await fill(element, { amount: '4.99' })
    await press(element, 'Deposit')
    await until(
      () => problem(element, 'amount') === 'Amount must be between €5.00 and €1,000.00',
      'the limits are said',
    )
    await press(element, '50')
    await until(() => button(element, 'Deposit €50.00'), 'the button says the amount')
    await until(() => lines(element)['Balance after'] !== '–', 'the balance is known')
    expect(lines(element)).to.deep.equal({
      'You pay': '€50.00',
      Fee: '€0.75',
      'To be credited': '€49.25',
      Arrives: 'Within 1 minute',
      'Balance after': '€1,049.25',
    })
    expect(callsOf(page, placeDeposit.path)).to.be.lessThan(2)
    await press(element, 'Back')
    await row(element, 'Card')
  })

  it('is ordered once however often it is pressed, and found again in the list and by its method [WAL-12] [WAL-30] [MEM-27]', async () => {
    const { page, element } = await open()
    const placed = next(page.document, 'baize-deposit')
    ;(await row(element, 'Card')).click()
    await fill(element, { amount: '20' })
    const send = await until(() => button(element, 'Deposit €20.00'), 'it can be sent')
    send.click()
    send.click()
    send.click()
    const { orderNo, state } = (await placed).detail as { orderNo: string; state: string }
    expect(state).to.equal('pending')
    await until(() => words(element).includes('Pay exactly'), 'it is to be paid')
    await until(() => all(element, 'tbody .record-number').length === 1, 'one is in the list')
    expect(one(element, 'tbody .record-number')?.textContent).to.equal(orderNo)
    expect(new URL(page.location.href).searchParams.get('order')).to.equal(orderNo)
    await press(element, 'Choose another method')
    const card = await row(element, 'Card')
    expect(card.textContent).to.contain('Open order')
    card.click()
    await until(() => words(element).includes('Pay exactly'), 'the open order is shown')
    await press(element, 'Choose another method')
    await press(element, `Open: ${orderNo}`)
    await until(() => words(element).includes('Pay exactly'), 'the open order is shown')
  })

  it('leads to the order that is open where another tab was faster [MEM-27]', async () => {
    const free = (value: Record<string, unknown>) => {
      const groups = value['groups'] as { methods: object[] }[]
      const openOrderNo = null
      return {
        ...value,
        groups: groups.map(group => ({ ...group, methods: group.methods.map(m => ({ ...m, openOrderNo })) })),
      }
    }
    const { element } = await open(differing({ '/deposit/methods': free }).fetch)
    const orderNo = await order(element)
    await press(element, 'Choose another method')
    ;(await row(element, 'Card')).click()
    await fill(element, { amount: '30' })
    await press(element, 'Deposit €30.00')
    await until(() => words(element).includes('You have an open order by this method'), 'it says so')
    expect((await see(element, '.deposit-head > div:nth-child(2) bdi')).textContent).to.equal(orderNo)
  })

  it('asks whether it was ordered where the answer did not come, and orders nothing twice [WAL-30]', async () => {
    let cut = true
    const isOf = (input: RequestInfo | URL, init: RequestInit | undefined, method: string) =>
      new URL(addressOf(input), location.href).pathname === placeDeposit.path &&
      (input instanceof Request ? input.method : (init?.method ?? 'GET')) === method
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isLost = cut && (isOf(input, init, 'POST') || isOf(input, init, 'GET'))
      const reply = await globalThis.fetch(input, init)
      if (isLost) throw new TypeError('offline')
      return reply
    }
    const { element } = await open(fetch)
    ;(await row(element, 'Card')).click()
    await fill(element, { amount: '20' })
    await press(element, 'Deposit €20.00')
    await until(() => words(element).includes('Check the order before you send it again'), 'it is not known')
    expect(button(element, 'Deposit €20.00')?.checkVisibility()).to.equal(false)
    cut = false
    await press(element, 'Check again')
    await until(() => words(element).includes('Pay exactly'), 'it was ordered')
    await until(() => all(element, 'tbody .record-number').length === 1, 'once')
  })

  it('keeps the order where the payment service does not answer, and asks it again [MEM-28]', async () => {
    const silent = (value: Record<string, unknown>) => ('payment' in value ? { ...value, payment: null } : undefined)
    const { fetch, asked: times } = differing({
      '/deposit/orders': silent,
      '/deposit/orders/detail': silent,
      '/deposit/orders/retry': silent,
    })
    const { element } = await open(fetch)
    await order(element)
    await until(() => words(element).includes('The payment service does not answer. Your order is kept.'), 'it says so')
    await press(element, 'Try again')
    await until(() => times('/deposit/orders/retry') === 1, 'it is asked again')
  })

  it('takes pictures by their content, and gives a refused file its reason [MEM-26]', async () => {
    const { element } = await open()
    await order(element)
    await chooseFiles(element, new File(['%PDF-1.7'], 'statement.png'), await picture('transfer.png'))
    await until(() => words(element).includes('1 of 3 added'), 'one was added')
    const refused = await see(element, '.picture-refused')
    expect(refused.textContent).to.contain('statement.png').and.to.contain('Not added. Use PNG or JPG.')
    await press(element, 'Close statement.png')
    await press(element, 'Remove transfer.png')
    await until(() => words(element).includes('0 of 3 added'), 'it was taken back')
  })

  it('is said to be paid, and then waits for the money [MEM-26]', async () => {
    const { element } = await open()
    await order(element)
    await press(element, 'I have paid')
    await until(() => words(element).includes('Payment is being checked'), 'it waits')
    await until(() => one(element, 'tbody [part=badge]')?.textContent === 'Processing', 'so it does in the list')
  })

  it('names what has arrived where it is not what was ordered, and promises nothing [MEM-27]', async () => {
    const { fetch } = differing({
      '/deposit/orders/detail': value => ({
        order: { ...(value['order'] as object), state: 'processing', reason: 'unlike', paid: '12.00' },
        payment: null,
      }),
    })
    const { element } = await open(fetch)
    ;(await row(element, 'Card')).click()
    await fill(element, { amount: '20' })
    await press(element, 'Deposit €20.00')
    await until(() => words(element).includes('Another amount than ordered has arrived.'), 'it says why')
    const facts = (await see(element, '.order-facts')).textContent
    expect(facts).to.contain('€20.00').and.to.contain('Amount that arrived€12.00')
    expect(lines(element)['To be credited']).to.equal('–')
  })

  it('is cancelled after one question [MEM-26] [MEM-27]', async () => {
    const { page, element } = await open()
    await order(element)
    await press(element, 'Cancel order')
    const dialog = await see(element, 'dialog')
    await press(dialog, 'Keep order')
    await until(() => !one(element, 'dialog'), 'nothing is asked')
    const news = next(page.document, 'baize-deposit')
    await press(element, 'Cancel order')
    await press(await see(element, 'dialog'), 'Cancel order')
    await until(() => words(element).includes('Order cancelled'), 'it is cancelled')
    expect((await news).detail).to.include({ state: 'cancelled' })
    await press(element, 'New deposit')
    const card = await row(element, 'Card')
    await until(() => !card.textContent?.includes('Open order'), 'another may be ordered')
  })

  it('copies what is to be sent, and shows its number and the time that is left [MEM-26]', async () => {
    const { element } = await open()
    ;(await row(element, 'Bank transfer')).click()
    await fill(element, { amount: '50', payerName: 'Ana Example' })
    await press(element, 'Deposit €50.00')
    await until(() => all(element, '.deposit-details dt').length >= 4, 'the account is shown')
    expect(all(element, '.deposit-details bdi').map(({ textContent }) => textContent)).to.satisfy((shown: string[]) =>
      shown.some(text => /^[A-Z]{2}\d\d( \w{4})+( \w{1,3})?$/.test(text)),
    )
    expect(one(element, '.deposit-time')?.textContent).to.match(/^(29|30) min \d+ s, to \d\d:\d\d$/)
    expect(button(element, 'Copy Amount')).not.to.equal(null)
    expect(button(element, 'Copy Reference')).not.to.equal(null)
  })

  it('finds the order of its address, and says of one that it does not have that there is none', async () => {
    const { page, element } = await open()
    const orderNo = await order(element)
    const named = () => new URL(page.location.href).searchParams.get('order')
    await until(() => named() === orderNo, 'the address names it')
    element.remove()
    await until(() => named() === null, 'a page that was left keeps none')
    page.history.replaceState(null, '', `?order=${orderNo}`)
    const found = page.document.body.appendChild(page.document.createElement(tag))
    await until(() => words(found).includes(orderNo), 'it is found')
    found.remove()
    await until(() => named() === null, 'a page that was left keeps none')
    page.history.replaceState(null, '', '?order=D0000000000000000')
    const none = page.document.body.appendChild(page.document.createElement(tag))
    await until(() => words(none).includes('Order not found'), 'there is none')
  })

  it('has a history by state with its sums [MEM-27]', async () => {
    const { page, element } = await open()
    await order(element)
    await until(() => all(element, 'tbody .record-number').length === 1, 'it is in the list')
    expect(one(element, 'tfoot')?.textContent).to.contain('This page, 1 record').and.to.contain('20.00')
    ;(one(element, 'select[name=state]') as HTMLSelectElement).value = 'success'
    const before = callsOf(page, depositOrders.path)
    await press(element, 'Search')
    await until(() => callsOf(page, depositOrders.path) > before, 'it is asked for')
    await until(() => words(element).includes('No records found'), 'none succeeded yet')
    await settle()
  })

  it('speaks Spanish and takes amounts as it writes them [WAL-06]', async () => {
    const { page } = await openMember(`<${tag} locale="es"></${tag}>`)
    const element = await untilDrawn(page, tag)
    ;(await row(element, 'Card')).click()
    await fill(element, { amount: '20,50' })
    const send = await until(() => all(element, 'button').find(each => each.textContent?.startsWith('Depositar ')))
    expect(send.textContent).to.contain('20,50')
  })
})
