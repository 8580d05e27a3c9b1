import { confirmWithdrawal, type WithdrawalOrder, type WithdrawalPart } from '@baize/contract'
import { expect } from 'chai'
import { differing, type Differences } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, alert, button, focused, one, press, see } from '../../../../test/support/person.ts'
import { chooseFiles, picture } from '../../../../test/support/pictures.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-withdraw-confirmation'
const orderNo = 'W0000000000000001'
const markup = `<div style="width: 1100px"><${tag} order-no="${orderNo}"></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const says = (element: Element, text: string) => until(() => words(element).includes(text), `it says: ${text}`)
const texts = (element: Element, selector: string) => all(element, selector).map(({ textContent }) => textContent)

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const part = (more: Partial<WithdrawalPart>): WithdrawalPart => ({
  ...{ partNo: 1, amount: '400.00', state: 'received', sentAt: hours(-40), answeredAt: hours(-39), deadline: null },
  ...{ remark: '', proofs: [] },
  ...more,
})
const waiting = part({ partNo: 2, amount: '300.00', state: 'disbursed', sentAt: hours(-16), answeredAt: null })

/** A withdrawal of 900.00 in three parts, of which one has arrived and one waits. */
const withdrawal = (more: Partial<WithdrawalOrder> = {}): WithdrawalOrder => ({
  ...{ orderNo, at: hours(-48), amount: '910.00', fee: '10.00', net: '900.00', currency: 'EUR' },
  account: { kind: 'bank', bank: 'Northbank', numberMasked: 'NL •••• 4471', holder: 'Clara Hendriks' },
  ...{ state: 'disbursed', reason: null, receivedAmount: '400.00', remainingAmount: '500.00', canCancel: false },
  parts: [part({}), { ...waiting, deadline: hours(7.98) }],
  ...more,
})

/** What the platform says of a withdrawal, and what it is told; proofs are kept. */
function platform(first = withdrawal()) {
  let order = first
  const answered: Differences = {
    '/withdraw/orders/detail': () => ({ order }),
    '/withdraw/orders/proofs': () => {
      const proofs = [{ id: 'p1', name: 'statement.png', bytes: 1_300_000 }]
      order = { ...order, parts: order.parts.map(each => (each.partNo === 2 ? { ...each, proofs } : each)) }
      return { order }
    },
    '/withdraw/orders/confirmation': () => {
      order = withdrawal({
        ...{ state: 'approved', receivedAmount: '700.00', remainingAmount: '200.00' },
        parts: [part({}), part({ partNo: 2, amount: '300.00' })],
      })
      return { order }
    },
  }
  return differing(answered)
}

async function open(
  order?: WithdrawalOrder,
): Promise<{ page: HostWindow; element: HTMLElement; confirmations: () => number }> {
  const { fetch, asked: times } = platform(order)
  const { page } = await openMember(markup, fetch)
  return { page, element: await untilDrawn(page, tag), confirmations: () => times(confirmWithdrawal.path) }
}

/** Chooses one of the answers. */
async function choose(element: Element, answer: string): Promise<void> {
  ;(await see(element, `input[value=${answer}]`)).click()
}

describe('the confirmation of a payout', () => {
  it('prompts guests to log in [MEM-08]', async () => {
    const page = await openSite(markup)
    const heard = asked(page)
    await press(await untilDrawn(page, tag), 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
  })

  it('shows what has arrived, waits and remains, the parts, and until when [WAL-19] [WAL-24] [WAL-26] [ENT-42] [CONST-17]', async () => {
    const { element } = await open()
    await says(element, `Withdrawal ${orderNo}`)
    expect(texts(element, '.confirmation-cells dd')).to.deep.equal(['€900.00', '€400.00', '€300.00', '€500.00'])
    expect(texts(element, '.withdrawal-parts b')).to.deep.equal(['Part 1', 'Part 2', 'Part 3'])
    expect(texts(element, '.withdrawal-parts [part=badge]')).to.deep.equal(['Received', 'Disbursed', 'Not sent'])
    expect(words(element)).to.contain('Northbank NL •••• 4471, Clara Hendriks').and.to.contain('€200.00')
    expect(one(element, '[role=timer]')?.textContent).to.match(/^7 h 5[78] min left$/)
    expect(words(element)).to.contain('Server time').and.to.contain('GMT')
    await says(element, 'Reminder in your messages')
    expect(words(element)).to.contain('Counts as received')
  })

  it('explains a forced receipt word for word, and leads to customer service [WAL-25] [WAL-28]', async () => {
    const { element } = await open()
    await says(element, 'What is a forced receipt?')
    expect(one(element, 'blockquote')?.textContent).to.equal(
      'Marked as received by the platform. The amount will not be refunded.',
    )
    await see(element, 'baize-customer-service')
  })

  it('takes that a part has arrived [WAL-20] [WAL-27]', async () => {
    const { page, element, confirmations } = await open()
    await says(element, 'Has part 2, €300.00, arrived?')
    expect(words(element)).to.contain('This part has arrived. €200.00 remains.')
    await press(element, 'Send answer')
    await says(element, 'Please choose an answer')
    await until(() => focused(page.document)?.getAttribute('value') === 'received', 'the first answer has the focus')
    await choose(element, 'received')
    const news = next(page.document, 'baize-withdrawal')
    await press(element, 'Mark as received')
    expect((await news).detail).to.deep.equal({ orderNo, state: 'approved' })
    await says(element, 'Marked as received.')
    await until(() => !one(element, 'form'), 'nothing is asked any more')
    expect(texts(element, '.confirmation-cells dd').at(-1)).to.equal('€200.00')
    expect(confirmations()).to.equal(1)
  })

  it('takes that it has not with a picture and a remark, and says what is missing [WAL-21] [WAL-27] [CONST-13] [CONST-15]', async () => {
    const { element, confirmations } = await open()
    await choose(element, 'notReceived')
    await press(element, 'Report as not received')
    await says(element, 'Please add at least one picture')
    expect(words(element)).to.contain('Input cannot be empty')
    expect(confirmations()).to.equal(0)
    await chooseFiles(element, new File(['%PDF-1.7'], 'statement.pdf'), await picture('statement.png'))
    await says(element, '1 of 3 added')
    expect((await see(element, '.picture-refused')).textContent).to.contain('Not added. Use PNG or JPG.')
    const remark = (await see(element, 'textarea')) as HTMLTextAreaElement
    remark.value = 'Nothing from you on 20 November.'
    remark.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await until(() => one(element, '.text-area-count')?.textContent?.includes('32 / 140'), 'its letters are counted')
    await press(element, 'Report as not received')
    await says(element, 'Reported as not received. Customer service is looking into it.')
    expect(confirmations()).to.equal(1)
  })

  it('takes that the whole amount is there after one question [WAL-22] [WAL-27]', async () => {
    const { element, confirmations } = await open()
    await choose(element, 'fullyPaid')
    await press(element, 'Close as fully paid')
    const dialog = await see(element, 'dialog')
    expect(dialog.textContent).to.contain('This says that the whole amount of €900.00 is in your account.')
    await press(dialog, 'Cancel')
    await until(() => !one(element, 'dialog'), 'nothing is asked')
    expect(confirmations()).to.equal(0)
    await press(element, 'Close as fully paid')
    await press(await see(element, 'dialog'), 'Close as fully paid')
    await says(element, 'Closed as fully paid.')
    expect(confirmations()).to.equal(1)
  })

  it('stops the time of a part that was reported, and takes that it has arrived after all [WAL-27]', async () => {
    const reported = { ...waiting, state: 'notReceived' as const, answeredAt: hours(-1), remark: '<b>not there</b>' }
    const { element } = await open(withdrawal({ state: 'notReceived', parts: [part({}), reported] }))
    await says(element, 'The claim time has stopped until customer service decides.')
    expect(one(element, '[role=timer]')).to.equal(null)
    expect(words(element)).to.contain('<b>not there</b>')
    expect(all(element, 'input[name=answer]').map(each => each.getAttribute('value'))).to.deep.equal([
      'received',
      'fullyPaid',
    ])
  })

  it('asks nothing of one that has ended, and says so of one that there is not', async () => {
    const ended = withdrawal({ state: 'forced', receivedAmount: '900.00', remainingAmount: '0.00', parts: [part({})] })
    const { element } = await open(ended)
    await says(element, 'Marked as received by the platform.')
    expect(one(element, 'form')).to.equal(null)
    document.body.replaceChildren()
    const { page } = await openMember(markup)
    await says(await untilDrawn(page, tag), 'Withdrawal not found')
  })

  it('takes the one that waits by itself, and says so where there is none [WAL-29]', async () => {
    const none = await openMember(`<${tag}></${tag}>`)
    await says(await untilDrawn(none.page, tag), 'No payout waits for your answer')
    document.body.replaceChildren()
    const order = withdrawal()
    const waits = { orderNo, partNo: 2, amount: '300.00', deadline: hours(8) }
    const { fetch } = differing({
      '/withdraw/config': value => ({ ...value, waiting: waits }),
      '/withdraw/orders/detail': () => ({ order }),
    })
    const { page } = await openMember(`<${tag}></${tag}>`, fetch)
    await says(await untilDrawn(page, tag), `Withdrawal ${orderNo}`)
  })

  it('speaks Spanish', async () => {
    const { fetch } = platform()
    const { page } = await openMember(`<${tag} locale="es" order-no="${orderNo}"></${tag}>`, fetch)
    const element = await untilDrawn(page, tag)
    await says(element, '¿Ha llegado la parte 2')
    expect(alert(element)).to.equal('')
    expect(button(element, 'Enviar respuesta')).not.to.equal(null)
  })
})
