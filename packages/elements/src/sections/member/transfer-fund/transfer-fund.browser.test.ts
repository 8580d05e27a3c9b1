import {
  recallWallets,
  vendorWallets,
  walletTransfer,
  walletTransfers,
  type WalletTransferOrder,
} from '@baize/contract'
import { expect } from 'chai'
import { differing, type Differences } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'
import type { Wallets } from './transfer-values.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-transfer-fund'
const markup = `<div style="width: 1100px"><${tag}></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const says = (element: Element, text: string) => until(() => words(element).includes(text), `it says: ${text}`)

const order = (more: Partial<WalletTransferOrder> = {}): WalletTransferOrder => ({
  ...{ orderNo: 'V2611210000000001', at: '2026-11-21T12:00:00.000Z', currency: 'EUR', amount: '150.00' },
  ...{ from: 'MAIN', fromName: '', to: 'SALON', toName: 'Salon', state: 'processing' },
  ...{ askedAt: '2026-11-21T12:00:05.000Z', askAt: null },
  ...more,
})
const wallet = (name: string, balance: string, state: Wallets['list'][number]['state'] = 'open') => ({
  ...{ vassalage: name.toUpperCase(), name, gameTypes: ['RNG' as const], balance, state, maintenanceUntil: null },
})
/** The wallets of a member of a merchant that has several; the test's platform has one. */
const several = (more: Partial<Wallets> = {}) => ({
  [vendorWallets.path]: (value: object) => ({
    ...value,
    ...{ isSingle: false, main: '800.00', total: '955.50', processing: '0.00', waiting: null },
    list: [wallet('Lumen', '120.00'), wallet('Salon', '0.00'), wallet('Orient', '35.50', 'maintenance')],
    ...more,
  }),
})

async function open(differences: Differences): Promise<{ page: HostWindow; element: HTMLElement }> {
  const { page } = await openMember(markup, differing(differences).fetch)
  const element = await untilDrawn(page, tag)
  return { page, element }
}
const choice = (element: Element, name: string) => one(element, `select[name="${name}"]`) as HTMLSelectElement
function choose(element: Element, name: string, value: string): void {
  const select = choice(element, name)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('transfers between wallets', () => {
  it('prompts guests to log in [MEM-08]', async () => {
    const page = await openSite(markup)
    const heard = asked(page)
    await press(await untilDrawn(page, tag), 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
  })

  it('says that there is nothing to transfer where there is one wallet [WAL-09] [MEM-20]', async () => {
    const { page } = await openMember(markup)
    await says(await untilDrawn(page, tag), 'There is one wallet for all games')
  })

  it('shows what is still on its way home once there is one wallet, and lets nothing go [WAL-09]', async () => {
    const { element } = await open(several({ isSingle: true, list: [wallet('Lumen', '120.00')], total: '920.00' }))
    await says(element, 'What is still at vendors is moved to it automatically.')
    expect(one(element, '[part=summary]')?.textContent).to.contain('€120.00').and.to.contain('€920.00')
    expect(one(element, '[part=wallets]')?.textContent).to.contain('Lumen')
    expect([button(element, 'Collect all'), one(element, 'form')]).to.deep.equal([null, null])
  })

  it('says which vendor gave nothing back when everything was collected [MEM-21]', async () => {
    const back = { from: 'LUMEN', fromName: 'Lumen', to: 'MAIN', toName: '' }
    const { element } = await open({
      ...several(),
      [recallWallets.path]: () => ({ orders: [order({ ...back, amount: '120.00', state: 'failed' })], balances: [] }),
    })
    await press(element, 'Collect all to main wallet')
    await says(element, '€120.00 could not be brought back from Lumen and is still there.')
  })

  it('shows each wallet with balance and state, and what all of them make up [MEM-21]', async () => {
    const { element } = await open(several())
    const lines = await until(() => {
      const found = all(element, '[part=wallet]').map(({ textContent }) => textContent ?? '')
      return found.length === 3 ? found : undefined
    })
    expect(lines[0]).to.contain('Lumen').and.to.contain('Slots').and.to.contain('Ready').and.to.contain('€120.00')
    expect(lines[2]).to.contain('Maintenance').and.to.contain('€35.50')
    const summary = one(element, '[part=summary]')?.textContent
    expect(summary).to.contain('€800.00').and.to.contain('€155.50').and.to.contain('€955.50')
    expect(summary).to.contain('Brings €120.00 back.').and.to.contain('€35.50 at Orient stays')
  })

  it('keeps the main wallet at one end, and takes no vendor under maintenance [MEM-22]', async () => {
    const { element } = await open(several())
    await until(() => choice(element, 'to'), 'the form is there')
    expect([choice(element, 'from').value, choice(element, 'to').value]).to.deep.equal(['MAIN', 'LUMEN'])
    choose(element, 'from', 'SALON')
    await until(() => choice(element, 'to').value === 'MAIN', 'it goes to the main wallet')
    await press(element, 'Swap wallets')
    await until(() => choice(element, 'to').value === 'SALON' && choice(element, 'from').value === 'MAIN')
    const closed = [...choice(element, 'to').options].find(({ value }) => value === 'ORIENT')
    expect(closed?.disabled).to.equal(true)
  })

  it('fills in all that there is, and says what is wrong with an amount [MEM-22]', async () => {
    const { element } = await open(several())
    await press(element, 'All')
    expect(field(element, 'amount')?.value).to.equal('800')
    for (const [amount, text] of [
      ['', 'Input cannot be empty'],
      ['0', 'Please enter an amount, e.g. €100.00'],
      ['1.005', 'Please enter an amount, e.g. €100.00'],
      ['800.01', 'Insufficient balance'],
    ] as const) {
      await fill(element, { amount })
      one(element, 'form button[type=submit]')?.click()
      await until(() => problem(element, 'amount') === text, `${amount}: ${text}`)
    }
  })

  it('places a transfer, tells its state and says what became of it [WAL-10] [MEM-22]', async () => {
    const { element } = await open({
      ...several(),
      [walletTransfer.path]: () => ({ orderNo: 'V2611210000000001', state: 'success', balances: [] }),
      [walletTransfers.path]: value => ({
        ...value,
        content: [order({ state: 'success', to: 'LUMEN', toName: 'Lumen' })],
        total: 1,
      }),
    })
    await fill(element, { amount: '150' })
    const heard = next(element, 'baize-wallet-transfer')
    await press(element, 'Transfer €150.00')
    expect((await heard).detail).to.deep.equal({ orderNo: 'V2611210000000001', state: 'success' })
    await says(element, '€150.00 moved from Main wallet to Lumen.')
    await until(() => field(element, 'amount')?.value === '', 'the form is empty')
  })

  it('says that a transfer is processing, and lets no other go before it has its result [MEM-22]', async () => {
    let waiting: WalletTransferOrder | null = order()
    const { element } = await open({
      [vendorWallets.path]: value =>
        several({ waiting, processing: waiting ? '150.00' : '0.00' })[vendorWallets.path](value),
      [walletTransfers.path]: value => ({ ...value, content: [waiting ?? order({ state: 'failed' })], total: 1 }),
    })
    await says(element, '€150.00 from Main wallet to Salon is processing.')
    const send = await until(() => button(element, 'Transfer'), 'the button is there')
    expect(send.disabled).to.equal(true)
    await says(element, 'One transfer at a time.')
    const heard = next(element, 'baize-wallet-transfer')
    waiting = null
    await press(element, 'Refresh all')
    await until(() => button(element, 'Transfer')?.disabled === false, 'the next may go')
    await says(element, '€150.00 from Main wallet to Salon was not moved.')
    expect((await heard).detail).to.deep.equal({ orderNo: order().orderNo, state: 'failed' })
  })

  it('lists the transfers with their states [MEM-21]', async () => {
    const { element } = await open({
      ...several(),
      [walletTransfers.path]: value => ({ ...value, content: [order(), order({ orderNo: 'V2', state: 'failed' })] }),
    })
    const table = await see(element, '[part=table]')
    await until(() => table.textContent?.includes('Processing'), 'the transfers')
    expect(table.textContent).to.contain('Failed').and.to.contain('Returned to Main wallet')
  })
})
