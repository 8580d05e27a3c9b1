import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { seeMemberGate } from '../../../../test/support/member-gate.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf } from '../../../../test/support/own-site.ts'
import { all, button, field, fill, one, press, problem, see } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-personal-profit'
const markup = `<${tag}></${tag}>`
const path = '/wps/v2/records/profit'
const dayLength = 86_400_000

const texts = (element: Element, selector: string) => all(element, selector).map(({ textContent }) => textContent)
const net = (element: Element) => one(element, '[part=net]')?.textContent
const netIs = (element: Element, text: string) => until(() => net(element) === text, `the net is ${text}`)
/** Cells of the rows of one of the two tables, totals included. */
const rowsOf = (element: Element, table: 'day' | 'category') =>
  all(element, 'table')
    .slice(table === 'day' ? 0 : 1)
    .slice(0, 1)
    .flatMap(found => all(found, 'tbody tr, tfoot tr'))
    .map(row => texts(row, 'th, td'))

/** A day so many days after another. */
const daysLater = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** Passes calls on and keeps what was asked of results: by day, the latest last. */
function listening(through: typeof fetch = fetch) {
  const queries: { from: string; to: string }[] = []
  const pass: typeof fetch = (input, init) => {
    const { pathname, searchParams } = new URL(addressOf(input), location.href)
    if (pathname === path && searchParams.get('groupBy') === 'day')
      queries.push({ from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' })
    return through(input, init)
  }
  return { fetch: pass, queries }
}

const none = { deposit: '0.00', withdrawal: '0.00', bonus: '0.00', rebate: '0.00' }
const sums = (bet: string, payout: string, net: string, more: object = {}) => ({
  ...none,
  ...{ bet, validBet: bet, payout, net },
  ...more,
})

/** Results of seven days of the past, as the platform would answer them. */
const week = differing({
  [path]: value => {
    const { rows, currency } = value as { rows: { day?: string }[]; currency: string }
    const totals = sums('2190.00', '2090.10', '-67.60', {
      ...{ deposit: '400.00', withdrawal: '150.00', validBet: '2130.00', bonus: '25.00', rebate: '7.30' },
    })
    const days = [
      sums('300.00', '366.40', '66.40'),
      sums('460.00', '395.35', '-60.55', { rebate: '4.10' }),
      sums('520.00', '441.10', '-53.90', { bonus: '25.00' }),
      sums('0.00', '0.00', '0.00'),
      sums('180.00', '96.00', '-84.00'),
      sums('410.00', '502.75', '95.95', { rebate: '3.20' }),
      sums('320.00', '288.50', '-31.50'),
    ].map((day, index) => ({ day: `2026-11-${20 - index}`, ...day }))
    const categories = [
      { category: 'RNG', ...sums('1340.00', '1090.10', '-249.90') },
      { category: 'LIVE', ...sums('850.00', '1000.00', '150.00', { validBet: '790.00' }) },
    ]
    const isByDay = rows.some(({ day }) => day !== undefined)
    return { totals, rows: isByDay ? days : categories, currency, period: { from: '2026-11-14', to: '2026-11-20' } }
  },
})

describe('the own result', () => {
  it('is for members on the operator’s own site [MEM-41] [ROLE-07] [ROLE-11]', async () => {
    await seeMemberGate(tag, markup, path)
  })

  it('begins with the previous seven days, and says so where nothing was bet [MEM-42] [CONST-38]', async () => {
    const { fetch, queries } = listening()
    const { page } = await openMember(markup, fetch)
    const element = await untilDrawn(page, tag)
    await netIs(element, '+€1,000.00')
    expect(one(element, '.profit-sentence')?.textContent).to.equal('No bets in these days')
    expect(texts(element, '.profit-card dd')).to.deep.equal(['€0.00', '€0.00', '€0.00', '€0.00', '€1,000.00', '€0.00'])
    const pressed = () => one(element, '[aria-pressed=true]')?.ariaLabel
    await until(() => pressed() === 'Previous 7 days', 'it is the preset')
    const [first] = queries
    expect(first?.from).to.equal(daysLater(first?.to ?? '', -7))
    const days = rowsOf(element, 'day')
    expect(days).to.have.length(9)
    expect(days.at(-2)?.slice(1)).to.deep.equal(['No bets', '', '1,000.00', '+1,000.00'])
    expect(days.at(-1)).to.deep.equal(['8 days', '0.00', '0.00', '1,000.00', '+1,000.00'])
    expect((await see(element, 'svg[role=img]')).getAttribute('aria-label')).to.equal('Result by day (€)')
    expect(all(element, 'rect')).to.have.length(1)
    await until(() => rowsOf(element, 'category').length === 2, 'the categories are there')
    const zeros = ['0.00', '0.00', '0.00']
    expect(rowsOf(element, 'category')).to.deep.equal([
      ['Not tied to a game', ...zeros, '1,000.00', '0.00', '+1,000.00'],
      ['All categories', ...zeros, '1,000.00', '0.00', '+1,000.00'],
    ])
  })

  it('shows days without anything as zeros [MEM-11] [MEM-42]', async () => {
    const { fetch, queries } = listening()
    const { page } = await openMember(markup, fetch)
    const element = await untilDrawn(page, tag)
    await netIs(element, '+€1,000.00')
    const today = queries[0]?.to ?? ''
    await press(element, 'Yesterday')
    await netIs(element, '€0.00')
    expect(queries.at(-1)).to.deep.equal({ from: daysLater(today, -1), to: daysLater(today, -1) })
    expect(rowsOf(element, 'day').at(-1)).to.deep.equal(['1 day', '0.00', '0.00', '0.00', '0.00'])
    expect(all(element, 'rect')).to.have.length(0)
    await until(() => one(element, '[part=empty]')?.textContent === 'No bets in these days', 'no category')
    await press(element, 'Previous 30 days')
    await netIs(element, '+€1,000.00')
    expect(queries.at(-1)?.from).to.equal(daysLater(today, -30))
    expect(texts(element, '.profit-value')).to.deep.equal([])
  })

  it('takes two days of one’s own, and says what is wrong with them before it asks [MEM-11]', async () => {
    const { fetch, queries } = listening()
    const { page } = await openMember(markup, fetch)
    const element = await untilDrawn(page, tag)
    await netIs(element, '+€1,000.00')
    const { from, to } = queries[0] ?? { from: '', to: '' }
    const before = queries.length
    await press(element, 'Custom')
    await until(() => field(element, 'to'), 'the days can be chosen')
    expect([field(element, 'from')?.value, field(element, 'to')?.value]).to.deep.equal([from, to])
    const wrong = [
      ['to', daysLater(to, 1), to, 'The end date is before the start date'],
      ['to', daysLater(to, -90), to, 'Please choose at most 90 days'],
      ['from', daysLater(to, -400), daysLater(to, -390), 'Please choose a date within the last 12 months'],
    ] as const
    for (const [name, first, last, said] of wrong) {
      await fill(element, { from: first, to: last })
      await press(element, 'Show days')
      await until(() => problem(element, name) === said, said)
    }
    expect(queries).to.have.length(before)
    const right = { from: daysLater(to, -89), to: daysLater(to, -1) }
    await fill(element, right)
    await press(element, 'Show days')
    await netIs(element, '€0.00')
    expect(queries.slice(before)).to.deep.equal([right])
    expect(rowsOf(element, 'day')).to.have.length(90)
    expect(texts(element, '[aria-pressed=true]')).to.deep.equal([])
    await press(element, 'Previous 7 days')
    await netIs(element, '+€1,000.00')
    expect([field(element, 'from')?.value, field(element, 'to')?.value]).to.deep.equal([from, to])
  })

  it('shows the net with its sum, the same days as bars and numbers, and categories that add up [MEM-42]', async () => {
    const { page } = await openMember(markup, week.fetch)
    const element = await untilDrawn(page, tag)
    await netIs(element, '−€67.60')
    expect(one(element, '.profit-name')?.textContent).to.match(/^Net profit\/loss, Nov 14, 2026 to Nov 20, 2026 \(GMT/)
    expect(one(element, '.profit-sentence')?.textContent).to.equal('You got back €67.60 less than you bet.')
    expect(texts(element, '.profit-formula dd')).to.deep.equal(['2,090.10', '25.00', '7.30', '2,190.00', '−67.60'])
    expect(texts(element, '.profit-card dd')).to.deep.equal([
      ...['€400.00', '€150.00', '€2,130.00', '€2,090.10', '€25.00', '€7.30'],
    ])
    const results = ['−31.50', '+95.95', '−84.00', '0.00', '−53.90', '−60.55', '+66.40']
    const days = rowsOf(element, 'day')
    expect(days.map(row => row.at(-1))).to.deep.equal([...results, '−67.60'])
    expect(days[1]?.slice(1)).to.deep.equal(['410.00', '502.75', '3.20', '+95.95'])
    expect(days[3]?.slice(1)).to.deep.equal(['No bets', '', '0.00', '0.00'])
    expect(days.at(-1)).to.deep.equal(['7 days', '2,190.00', '2,090.10', '32.30', '−67.60'])
    await see(element, 'svg[role=img]')
    expect(texts(element, '.profit-value')).to.deep.equal(results)
    expect(all(element, 'rect').map(bar => bar.getAttribute('class'))).to.deep.equal(
      ['less', 'more', 'less', 'less', 'less', 'more'].map(name => `profit-${name}`),
    )
    await until(() => rowsOf(element, 'category').length === 4, 'the categories are there')
    expect(rowsOf(element, 'category')).to.deep.equal([
      ['Slots', '1,340.00', '1,340.00', '1,090.10', '0.00', '0.00', '−249.90'],
      ['Live', '850.00', '790.00', '1,000.00', '0.00', '0.00', '+150.00'],
      ['Not tied to a game', '0.00', '0.00', '0.00', '25.00', '7.30', '+32.30'],
      ['All categories', '2,190.00', '2,130.00', '2,090.10', '25.00', '7.30', '−67.60'],
    ])
  })

  it('keeps its size while the first answer is on its way [MEM-11]', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    const slow: typeof fetch = async (input, init) => {
      if (addressOf(input).includes(path)) await held
      return fetch(input, init)
    }
    const { page } = await openMember(markup, slow)
    const element = await untilDrawn(page, tag)
    await until(() => button(element, 'Export CSV') && one(element, 'tbody .skeleton'), 'boxes stand in')
    const height = () => one(element, '.profit-panel')?.getBoundingClientRect().height ?? 0
    const before = height()
    expect(button(element, 'Export CSV')?.disabled).to.equal(true)
    release()
    await netIs(element, '+€1,000.00')
    await settle()
    expect(height()).to.be.closeTo(before, 1)
  })

  it('says that it did not load, and tries again [MEM-11] [ERR-38]', async () => {
    let broken = true
    const breaking: typeof fetch = (input, init) =>
      broken && addressOf(input).includes(path) ? Promise.reject(new TypeError('offline')) : fetch(input, init)
    const { page } = await openMember(markup, breaking)
    const element = await untilDrawn(page, tag)
    const error = await see(element, '[part=error]')
    expect(error.textContent).to.contain('Network link is abnormal, please try again')
    expect(all(element, '[part=error]')).to.have.length(1)
    broken = false
    await press(element, 'Try again')
    await netIs(element, '+€1,000.00')
    expect(one(element, '[part=error]')).to.equal(null)
  })

  it('saves the days as a file', async () => {
    const { page } = await openMember(markup, week.fetch)
    const element = await untilDrawn(page, tag)
    await netIs(element, '−€67.60')
    const links: HTMLAnchorElement[] = []
    page.HTMLAnchorElement.prototype.click = function () {
      links.push(this)
    }
    await press(element, 'Export CSV')
    const [link] = await until(() => (links.length ? links : null), 'a file is saved')
    expect(link?.download).to.equal('profit.csv')
    const lines = (await (await page.fetch(link?.href ?? '')).text()).split('\r\n')
    expect(lines[0]).to.contain('Day,Deposit,Withdrawal,Bet,Valid bet,Payout,Bonus,Rebate,Net')
    expect(lines[1]).to.equal('2026-11-20,0.00,0.00,300.00,300.00,366.40,0.00,0.00,66.40')
    expect(lines).to.have.length(9)
  })
})
