import { fixtureById } from '../fixtures/slate.ts'
import { type Leg, offerOf, type Ticket } from '../fixtures/ticket.ts'
import type { BookShown, LegShown } from '../rules.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { el } from '../../../page/dom.ts'
import { isPending } from '../../../page/draws/bet-results.ts'
import { roundLink } from '../../../page/history.ts'
import type { Money } from '../../../page/money.ts'
import type { PageT } from '../../../page/text-keys.ts'
import { decimal } from '../../../page/number-format.ts'
import type { SportsbookT } from '../../../page/text-keys.ts'
import { marketName, optionName } from '../labels.ts'

interface Texts {
  t: SportsbookT
  pageT: PageT
  money: Money
}

/** State of a bet, in a word or two. */
function stateOf({ outcome, win }: RoundView, { t, pageT, money }: Texts): string {
  if (outcome === 'waiting' || outcome === 'running') return t('open')
  if (outcome === 'returning' || outcome === 'rolledBack') return pageT('backTo')
  return /[1-9]/.test(win) ? money(win) : t('lost')
}

/** A leg with its score, where its fixture has ended. */
function legLine(leg: Leg, shown: LegShown | undefined, t: SportsbookT): HTMLElement {
  const fixture = fixtureById(leg.fixture)
  const offered = fixture && offerOf(fixture, leg.market, leg.option)
  if (!offered) return el('li', {}, leg.fixture)
  const names = { home: fixture.home.name, away: fixture.away.name }
  const { sport } = fixture.league
  const score = shown ? ` · ${shown.score.home} – ${shown.score.away}` : ''
  return el(
    'li',
    { class: shown ? (shown.won ? 'leg-won' : 'leg-lost') : '' },
    el('b', {}, `${marketName(offered.offer, sport, t)}: ${optionName(offered.offer, offered.option, names, t)}`),
    ` ${decimal(leg.odds)}`,
    el('small', {}, `${t('versus', names)}${score}`),
  )
}

/** The player's bets on a book, newest first. */
export function betsTable(bets: readonly RoundView[], texts: Texts): HTMLElement {
  const { t, money } = texts
  if (!bets.length) return el('p', { class: 'note' }, t('noBets'))
  const row = (bet: RoundView) => {
    const { legs } = bet.choice as Ticket
    const shown = bet.shown as BookShown | null
    const won = !isPending(bet) && /[1-9]/.test(bet.win)
    return el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row' },
        ...(legs.length > 1 ? [el('span', {}, t('combinedOf', { count: legs.length }))] : []),
        el('ul', { class: 'bet-legs' }, ...legs.map((leg, i) => legLine(leg, shown?.legs[i], t))),
        el('small', {}, roundLink(bet.roundId)),
      ),
      el('td', {}, money(bet.stake)),
      el('td', { class: won ? 'won' : '' }, stateOf(bet, texts)),
    )
  }
  const heads = [t('bet'), t('stake'), t('state')].map(text => el('th', { scope: 'col' }, text))
  return el('table', { class: 'bets' }, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...bets.map(row)))
}
