import { betRecord, betRecords, type BetRecord } from '@baize/contract'
import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { seeMemberGate } from '../../../../test/support/member-gate.ts'
import { callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf } from '../../../../test/support/own-site.ts'
import { all, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-bet-history'
const markup = `<div style="width: 1100px"><${tag}></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''

const bet = (number: number, more: Partial<BetRecord>): BetRecord => ({
  betNo: `studio:r${number}`,
  placedAt: '2026-11-20T21:02:18Z',
  settledAt: '2026-11-20T21:02:41Z',
  category: 'BGS',
  vassalage: 'BAIZE',
  vendor: 'Baize',
  gameCode: 'ascent',
  game: 'Ascent',
  iconUrl: '/cdn/default.svg',
  roundId: `r${number}`,
  bet: '10.00',
  returned: '0.00',
  validBet: '10.00',
  payout: '24.00',
  profit: '14.00',
  currency: 'EUR',
  status: 'won',
  ...more,
})
const longNumber = 'studio:7HA7-1WM9-59B5'
const bets = [
  bet(1, {}),
  bet(2, { game: 'Jade Dragon', payout: '0.00', profit: '-10.00', status: 'lost', betNo: longNumber }),
  bet(3, { settledAt: null, payout: '0.00', profit: null, status: 'unsettled' }),
]
const sums = { count: 3, bet: '30.00', validBet: '20.00', payout: '24.00', profit: '4.00' }

/** The platform with these bets in place of the account’s; it notes what is asked. */
function withBets(failing: () => boolean = () => false) {
  const searches: URLSearchParams[] = []
  const answer = (value: unknown) =>
    new Response(JSON.stringify({ success: true, message: '', value }), {
      headers: { 'content-type': 'application/json' },
    })
  const through: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(addressOf(input), location.href)
    if (pathname === betRecord.path) {
      const stakes = [{ number: 's1', at: '2026-11-20T21:02:18Z', amount: '10.00', status: 'settled' }]
      const picks = [{ fixture: 'Kingsferry v Saltmarsh', play: 'Match result', option: 'Draw', odds: '2.4' }]
      const verifyUrl = 'https://vendor.test/round/r1'
      return answer({ ...bets[0], stakes, transactions: [], content: { issue: null, picks }, verifyUrl })
    }
    if (pathname !== betRecords.path) return fetch(input, init)
    searches.push(searchParams)
    if (failing()) return new Response('', { status: 500 })
    const none = searchParams.has('keyword')
    const period = { from: '2026-08-23', to: '2026-11-20' }
    const paging = none ? { pageNum: 1, totalPages: 0, total: 0 } : { pageNum: 1, totalPages: 2, total: 23 }
    const totals = { page: sums, period: { ...sums, count: 23, bet: '230.00' } }
    return answer({ content: none ? [] : bets, ...paging, totals, currency: 'EUR', period })
  }
  return { fetch: through, searches }
}

describe('the betting record', () => {
  it('prompts guests to log in, and trials to have a real account; a partner’s page leads to the operator [MEM-08]', async () => {
    await seeMemberGate(tag, markup, betRecords.path)
  })

  it('says to a new member that there are none [MEM-11] [MEM-36]', async () => {
    const { page } = await openMember(markup)
    const element = await untilDrawn(page, tag)
    await until(() => words(element).includes('No records found'))
    expect(callsOf(page, betRecords.path)).to.equal(1)
  })

  it('shows each bet with its result, sums of page and period, and more about one when it is opened [MEM-37] [MEM-38]', async () => {
    const { page } = await openMember(markup, withBets().fetch)
    const element = await untilDrawn(page, tag)
    await see(element, 'tbody .table-row .record-number')
    const results = all(element, 'tbody .table-row').map(row => all(row, '.table-cell').at(-3)?.textContent)
    expect(results).to.deep.equal(['+14.00', '−10.00', '–'])
    const states = all(element, 'tbody .badge').map(({ textContent }) => textContent)
    expect(states).to.deep.equal(['Won', 'Lost', 'Unsettled'])
    const totals = all(element, 'tfoot .table-row').map(({ textContent }) => textContent)
    expect(totals[0]).to.contain('This page, 3 records').and.to.contain('30.00')
    expect(totals[1]).to.contain('Whole period, 23 records').and.to.contain('230.00')
    await press(element, 'Details of Ascent, studio:r1')
    const detail = await see(element, '.bet-detail')
    expect(detail.textContent).to.contain('Kingsferry v Saltmarsh, Match result').and.to.contain('Draw, Odds 2.40')
    expect(detail.textContent).to.contain('Nov 20, 21:02:18').and.to.contain('+€14.00')
    const verify = one(detail, 'a') as HTMLAnchorElement
    expect([verify.textContent, verify.href, verify.target]).to.deep.equal([
      'Verify this round',
      'https://vendor.test/round/r1',
      '_blank',
    ])
    await press(element, 'Details of Ascent, studio:r1')
    await until(() => one(element, '.bet-detail') === null, 'it is closed again')
  })

  it('finds bets by days, kind and words; wrong days are said at the field and asked of nobody [MEM-11] [MEM-38]', async () => {
    const { fetch, searches } = withBets()
    const { page } = await openMember(markup, fetch)
    const element = await untilDrawn(page, tag)
    await see(element, 'tbody .record-number')
    await press(element, 'Yesterday')
    await until(() => searches.at(-1)?.has('from'), 'a day is asked for')
    expect(searches.at(-1)?.get('from')).to.equal(searches.at(-1)?.get('to'))
    const before = searches.length
    await fill(element, { from: '2026-01-01', to: '2026-06-01' })
    await press(element, 'Search')
    await until(() => problem(element, 'to') === 'At most 90 days at a time')
    await fill(element, { from: '2020-01-01', to: '2020-01-02' })
    await press(element, 'Search')
    await until(() => problem(element, 'from') === 'Records go back 12 months')
    expect(searches).to.have.length(before)
    await press(element, 'Reset')
    await until(() => field(element, 'from')?.value === '', 'all days again')
    await fill(element, { keyword: 'nothing' })
    ;(one(element, 'select[name=status]') as HTMLSelectElement).value = 'won'
    await press(element, 'Search')
    await until(() => words(element).includes('No records found'))
    expect(searches.at(-1)?.get('status')).to.equal('won')
    await press(element, 'Reset filters')
    await see(element, 'tbody .record-number')
  })

  it('says that bets did not load, and loads them when asked again [MEM-11]', async () => {
    let broken = true
    const { page } = await openMember(markup, withBets(() => broken).fetch)
    const element = await untilDrawn(page, tag)
    await see(element, '[part=error]')
    broken = false
    await press(element, 'Try again')
    await see(element, 'tbody .record-number')
  })

  it('shows numbers on one line where there is room, and breaks them where there is none: they are never cut', async () => {
    const { page } = await openMember(markup, withBets().fetch)
    const element = await untilDrawn(page, tag)
    const number = await see(element, `bdi[title="${longNumber}"]`)
    const isCut = () => number.scrollWidth > number.clientWidth
    const line = number.clientHeight
    expect(isCut()).to.equal(false)
    ;(element.parentElement as HTMLElement).style.width = '720px'
    await until(() => number.clientHeight > line, 'it has another line')
    expect(isCut()).to.equal(false)
    expect(number.clientWidth).to.be.at.least(96)
  })

  it('folds its filters on a phone: a button opens them, and each that is set is a chip that takes it away [MEM-11] [MEM-38]', async () => {
    const { fetch, searches } = withBets()
    const { page } = await openMember(`<div style="width: 358px"><${tag}></${tag}></div>`, fetch)
    const element = await untilDrawn(page, tag)
    await see(element, 'tbody .record-number')
    const isFolded = () => one(element, 'form')?.getClientRects().length === 0
    const count = () => one(element, '.filter-bar .badge')?.textContent
    await until(isFolded, 'no filter is seen')
    await press(element, 'Yesterday')
    await until(() => searches.at(-1)?.has('from'), 'a day is asked for')
    expect(count()).to.equal(undefined)
    await press(element, 'Filter')
    await until(() => !isFolded(), 'the filters are seen')
    ;(one(element, 'select[name=status]') as HTMLSelectElement).value = 'won'
    await press(element, 'Search')
    await until(() => searches.at(-1)?.get('status') === 'won' && isFolded(), 'won bets are asked for')
    expect(count()).to.equal('1')
    await press(element, 'Remove filter Won')
    await until(() => count() === undefined, 'no filter is set')
    expect((one(element, 'select[name=status]') as HTMLSelectElement).value).to.equal('')
    expect(field(element, 'from')?.value).to.equal(searches.at(-1)?.get('from'))
    expect(focused(page.document)?.textContent).to.equal('Filter')
  })

  it('is a list of cards on a phone, each with the picture of its game, below the sums of page and period', async () => {
    const { page } = await openMember(`<div style="width: 358px"><${tag}></${tag}></div>`, withBets().fetch)
    const element = await untilDrawn(page, tag)
    const sums = (await see(element, 'tfoot')).getBoundingClientRect()
    const cards = all(element, 'tbody .table-row')
    expect(cards[0]?.getBoundingClientRect().top).to.be.at.least(sums.bottom)
    const [ofPage, ofPeriod] = all(element, 'tfoot .table-row').map(row =>
      all(row, '.table-cell')
        .find(({ textContent }) => /^2?30\.00$/.test(textContent ?? ''))
        ?.getBoundingClientRect(),
    )
    expect(ofPage?.top).to.equal(ofPeriod?.top)
    for (const card of cards) expect(all(card, '.bet-game img')).to.have.length(1)
    cards[0]?.scrollIntoView()
    await see(element, 'tbody img[data-state=loaded]')
  })

  it('is a list of cards in Spanish on a phone', async () => {
    const { page } = await openMember(`<div style="width: 358px"><${tag} locale="es"></${tag}></div>`, withBets().fetch)
    const element = await untilDrawn(page, tag)
    await see(element, 'tbody .record-number')
    expect(words(element)).to.contain('Ganancia/pérdida')
    for (const row of all(element, 'tbody .table-row')) expect(row.offsetWidth).to.be.at.most(358)
  })
})
