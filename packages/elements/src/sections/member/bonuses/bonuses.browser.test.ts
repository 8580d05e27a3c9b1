import { bonusRecords, type Bonus } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, button, focused, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-bonuses'
const markup = (width = 1100) => `<div style="width: ${width}px"><${tag}></${tag}></div>`
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const says = (element: Element, text: string) => until(() => words(element).includes(text), `it says: ${text}`)

const bonus = (more: Partial<Bonus> = {}): Bonus => ({
  ...{ id: 'welcome', name: 'Welcome match', source: 'First deposit, 50%', state: 'active', currency: 'EUR' },
  ...{ amount: '50.00', balance: '68.60', staked: '0.00', turnoverNeeded: '1000.00', turnoverDone: '640.00' },
  ...{ grantedAt: '2026-11-14T08:00:00.000Z', validUntil: '2026-12-14T08:00:00.000Z', endedAt: null },
  ...more,
})
const weekly = bonus({
  ...{ id: 'weekly', name: 'Weekly reload', source: 'Weekly reload, 5%', amount: '12.50', balance: '12.50' },
  ...{ turnoverNeeded: '262.50', turnoverDone: '96.00' },
})
const expired = bonus({ id: 'back', name: 'Welcome back', source: '', state: 'expired', turnoverDone: '31.20' })

const answer = (content: readonly Bonus[]) => {
  const sums = { count: content.length, amount: '112.50' }
  return {
    ...{ content, pageNum: 1, totalPages: 1, total: content.length, totals: { page: sums, period: sums } },
    ...{ currency: 'EUR', period: null, own: '4812.40', bonus: '81.10' },
  }
}

/** A member with these bonuses; one that is cancelled leaves the active ones. */
async function open(
  bonuses: readonly Bonus[],
  width?: number,
): Promise<{
  page: HostWindow
  element: HTMLElement
  cancelled: () => boolean
  /** The parameters of the last call for bonuses. */
  query: () => Record<string, string>
}> {
  let isCancelled = false
  let last = new URLSearchParams()
  const of = (value: object | null) => {
    // The platform knows no bonus of this id, which is what it says to the cancelling.
    if (value === null) isCancelled = true
    const now = bonuses.map(each =>
      isCancelled && each.id === 'welcome' ? { ...each, state: 'cancelled' as const } : each,
    )
    return value === null ? { bonus: now[0] } : answer(now)
  }
  const answers = differing({ [bonusRecords.path]: of })
  const through: typeof fetch = (input, init) => {
    const { pathname, searchParams } = new URL(addressOf(input), location.href)
    if (pathname === bonusRecords.path) last = searchParams
    return answers.fetch(input, init)
  }
  const { page } = await openMember(markup(width), through)
  const element = await untilDrawn(page, tag)
  return { page, element, cancelled: () => isCancelled, query: () => Object.fromEntries(last) }
}

const row = (element: Element, name: string) =>
  until(() => all(element, 'tbody tr').find(each => each.textContent?.includes(name)), `${name} is there`)
const facts = (element: Element) =>
  Object.fromEntries(
    all(element, 'dialog .order-facts > div').map(line => [
      line.querySelector('dt')?.textContent ?? '',
      line.querySelector('dd')?.textContent ?? '',
    ]),
  )

describe('the bonuses', () => {
  it('prompts guests to log in [MEM-08]', async () => {
    const page = await openSite(markup())
    const heard = asked(page)
    await press(await untilDrawn(page, tag), 'Log in')
    expect(heard.popups).to.deep.equal(['login'])
    expect(callsOf(page, bonusRecords.path)).to.equal(0)
  })

  it('says to a new member of the platform itself that there are none [MEM-43]', async () => {
    const { page } = await openMember(markup())
    await says(await untilDrawn(page, tag), 'No records found')
  })

  it('shows each with its source, its turnover and its end; what is active can be cancelled [MEM-43] [MEM-44]', async () => {
    const { element } = await open([weekly, bonus(), expired])
    const cells = all(await row(element, 'Welcome match'), '.table-cell').map(({ textContent }) => textContent)
    expect(cells[0]).to.contain('First deposit, 50%')
    expect(cells[1]).to.equal('50.00')
    expect(cells[3]).to.contain('640.00 of 1,000.00').and.to.contain('64%')
    expect(cells[5]).to.equal('Active')
    expect(button(element, 'Cancel Welcome match')).not.to.equal(null)
    expect((await row(element, 'Welcome back')).textContent)
      .to.contain('Expired')
      .and.to.contain('3%')
    expect(button(element, 'Cancel Welcome back')).to.equal(null)
    expect(one(element, 'tfoot')?.textContent).to.contain('112.50')
    const bars = all(element, '.turnover-bar')
    const share = (bar: Element) =>
      bar.firstElementChild!.getBoundingClientRect().width / bar.getBoundingClientRect().width
    expect(bars.map(bar => Math.round(share(bar) * 100))).to.deep.equal([36, 64, 3])
  })

  it('finds them by state, and by the days on which they end, also of the future [MEM-44] [CONST-39]', async () => {
    const { element, query } = await open([weekly, bonus()])
    await row(element, 'Weekly reload')
    const presets = all(element, '.preset').map(each => [
      each.getAttribute('aria-label') ?? each.textContent,
      each.ariaPressed,
    ])
    expect(presets).to.deep.equal([
      ['Any time', 'true'],
      ['Next 7 days', 'false'],
      ['Next 30 days', 'false'],
      ['Previous 7 days', 'false'],
      ['Previous 30 days', 'false'],
    ])
    await press(element, 'Next 7 days')
    await until(() => query()['to'], 'days are asked for')
    const { from = '', to = '' } = query()
    expect(Date.parse(to) - Date.parse(from)).to.equal(7 * 24 * 60 * 60 * 1000)
    ;(one(element, 'select[name=status]') as HTMLSelectElement).value = 'active'
    await press(element, 'Search')
    await until(() => query()['status'] === 'active', 'the state is asked for')
    expect(query()['to']).to.equal(to)
    await press(element, 'Any time')
    await until(() => !query()['to'] && query()['status'] === 'active', 'all days')
  })

  it('lists what goes and what stays before one is cancelled, and cancels it [MEM-44]', async () => {
    const { page, element, cancelled } = await open([weekly, bonus({ staked: '10.00', balance: '58.60' })])
    await row(element, 'Welcome match')
    await press(element, 'Cancel Welcome match')
    const dialog = await see(element, 'dialog')
    await until(() => facts(element)['Removed'], 'what goes is known')
    expect(dialog.textContent).to.contain('Welcome match, €640.00 of €1,000.00 turnover done.')
    expect(one(element, 'dialog [part=alert]')?.textContent).to.contain('The bonus and its winnings are removed.')
    expect(facts(element)).to.deep.equal({
      Bonus: '€50.00',
      'Winnings from it': '€18.60',
      'In unsettled bets, whose winnings go too': '−€10.00',
      Removed: '−€58.60',
      'Left of other bonuses': '€12.50',
      'Own balance, unchanged': '€4,812.40',
    })
    await press(dialog, 'Keep bonus')
    await until(() => !one(element, 'dialog'), 'nothing is asked')
    await until(() => focused(page.document)?.textContent === 'Cancel', 'the focus is back')
    expect(cancelled()).to.equal(false)
    await press(element, 'Cancel Welcome match')
    await press(await see(element, 'dialog'), 'Cancel bonus')
    await until(() => !one(element, 'dialog'), 'it is done')
    expect(cancelled()).to.equal(true)
    await until(
      () => words(element).includes('Cancelled') && !button(element, 'Cancel Welcome match'),
      'it is cancelled',
    )
  })

  it('says what a bonus has lost, and stays open where it cannot be cancelled any more', async () => {
    const own = differing({
      [bonusRecords.path]: (value: object | null) =>
        value === null ? undefined : answer([bonus({ balance: '30.00' })]),
    })
    const { page } = await openMember(markup(), own.fetch)
    const element = await untilDrawn(page, tag)
    await row(element, 'Welcome match')
    await press(element, 'Cancel Welcome match')
    await until(() => facts(element)['Lost in play'] === '−€20.00', 'what it lost')
    expect(facts(element)).not.to.have.property('Left of other bonuses')
    await press(await see(element, 'dialog'), 'Cancel bonus')
    // The platform itself knows no such bonus.
    await until(() => one(element, 'dialog .failure')?.textContent, 'it says why')
  })

  it('is drawn as cards on a phone, which nothing leaves at the side [MEM-11]', async () => {
    const { element } = await open([weekly, bonus(), expired], 358)
    await row(element, 'Welcome match')
    const edge = element.getBoundingClientRect().right
    const shown = all(element, 'tbody .table-row, tbody .turnover-bar, tbody button')
    expect(shown).to.have.length(3 + 3 + 2)
    for (const each of shown) expect(each.getBoundingClientRect().right).to.be.at.most(edge)
    const [first, second] = all(element, 'tbody .table-row').map(card => card.getBoundingClientRect())
    expect(second?.top).to.be.at.least(first?.bottom ?? 0)
  })

  it('speaks Spanish', async () => {
    const { page } = await openMember(`<${tag} locale="es"></${tag}>`)
    await says(await untilDrawn(page, tag), 'pasa a ser tuyo cuando cumples su requisito de apuesta')
  })
})
