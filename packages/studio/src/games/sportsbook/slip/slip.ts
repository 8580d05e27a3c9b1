import { maxOdds } from '../payout-ceiling.ts'
import { el } from '../../../page/dom.ts'
import { placeButton, removeButton, slipSection, stakeSelect } from '../../../page/draws/slip-parts.ts'
import type { Money } from '../../../page/money.ts'
import { amountAt, decimal } from '../../../page/number-format.ts'
import { canCombine, oddsOf, type Picked, type Picks } from './picks.ts'
import type { SportsbookT, PageT } from '../../../page/text-keys.ts'
import { fixtureById } from '../fixtures/slate.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { Refusal } from '../../../page/api.ts'
import { placedText } from '../../../page/draws/place-bets.ts'
import type { WalletPanel } from '../../../page/wallet-panel.ts'
import type { BookConnection } from '../api.ts'

export interface Slip {
  node: HTMLElement
  /** Bets to place: picks that are one bet each. */
  bets(): readonly (readonly Picked[])[]
  stake(): string
  /** Shows the picks anew. */
  draw(): void
  setReady(ready: boolean): void
}

interface SlipParts {
  stakes: readonly string[]
  picks: Picks
  /** Message about placed bets, shown where they were. */
  message: HTMLElement
  t: SportsbookT
  money: Money
}

/** The bets that are to be placed, singly or combined, and what they cost and could return. */
export function createSlip({ stakes, picks, message, t, money }: SlipParts, place: () => void): Slip {
  const list = el('ul', { class: 'slip-bets' })
  const facts = el('dl', { class: 'slip-facts' })
  const help = el('p', { class: 'note' })
  const stakeLabel = el('label', { for: 'stake' })
  const select = stakeSelect(stakes, money, () => draw())
  const send = placeButton(t('place'), place)
  const clear = el('button', { type: 'button', class: 'plain', onclick: () => picks.clear() }, t('clear'))
  const modes = (['singles', 'combined'] as const).map(mode =>
    el('input', {
      type: 'radio',
      name: 'mode',
      value: mode,
      ...(mode === 'singles' ? { checked: true } : {}),
      onchange: () => draw(),
    }),
  )
  const [, combined] = modes
  const modeChoice = el(
    'fieldset',
    { class: 'plays modes' },
    el('legend', { class: 'unseen' }, t('mode')),
    ...modes.map(input =>
      el('label', { class: 'play' }, input, el('span', {}, t(input.value as 'singles' | 'combined'))),
    ),
  )
  let ready = true

  const isCombined = () => combined?.checked === true
  const bets = (): readonly (readonly Picked[])[] =>
    isCombined() ? (canCombine(picks.all()) ? [picks.all()] : []) : picks.all().map(pick => [pick])

  const line = (pick: Picked): HTMLElement =>
    el(
      'li',
      { class: 'leg' },
      el('span', {}, el('b', {}, pick.bet), el('small', {}, pick.versus)),
      el('b', { class: 'leg-odds' }, decimal(pick.odds)),
      removeButton(t('remove', { bet: `${pick.versus}, ${pick.bet}` }), () => picks.drop([pick])),
    )

  const fact = (name: string, value: string) => [el('dt', {}, name), el('dd', {}, value)]

  /** Reason why there is nothing to place, where there are picks. */
  function obstacle(): string {
    if (!isCombined()) return ''
    if (!canCombine(picks.all())) return t('combinedHelp')
    return oddsOf(picks.all()) > maxOdds ? t('oddsTooHigh', { odds: decimal(Number(maxOdds)) }) : ''
  }

  function draw(): void {
    const all = picks.all()
    modeChoice.hidden = all.length < 2
    if (all.length < 2 && modes[0]) modes[0].checked = true
    list.replaceChildren(...(all.length ? all.map(line) : [el('li', { class: 'empty' }, t('slipEmpty'))]))
    const placed = bets()
    const why = obstacle()
    const together = oddsOf(placed.length === 1 ? (placed[0] ?? []) : [])
    stakeLabel.textContent = t(isCombined() || all.length < 2 ? 'stakeOnce' : 'stakeEach')
    facts.replaceChildren(
      ...(isCombined() && placed.length ? fact(t('odds'), decimal(together)) : []),
      ...(placed.length > 1 ? fact(t('total'), money(amountAt(select.value, placed.length * 100))) : []),
      ...(placed.length === 1 ? fact(t('couldReturn'), money(amountAt(select.value, together))) : []),
    )
    help.textContent = why
    help.hidden = !why
    send.setReady(ready && placed.length > 0 && !why)
    clear.hidden = !all.length
  }
  draw()

  return {
    node: slipSection(
      t('slip'),
      clear,
      modeChoice,
      list,
      el('div', { class: 'slip-row' }, stakeLabel, select),
      facts,
      help,
      send.node,
      message,
    ),
    bets,
    stake: () => select.value,
    draw,
    setReady(now) {
      ready = now
      draw()
    },
  }
}

/**
 * Remembers the id of what is asked for until it was answered, so that the same bet sent again is
 * the same bet.
 */
function requestIds() {
  const ids = new Map<string, string>()
  return {
    of(key: string): string {
      const id = ids.get(key) ?? crypto.randomUUID()
      ids.set(key, id)
      return id
    },
    forget: (key: string) => void ids.delete(key),
  }
}

interface Parts {
  api: BookConnection
  picks: Picks
  wallet: WalletPanel
  t: SportsbookT
  pageT: PageT
}

/**
 * Places bets of one player, one after the other; what was refused stays on the slip, with the odds
 * that are now.
 */
export function createBetPlacing({ api, picks, wallet, t, pageT }: Parts) {
  const ids = requestIds()

  /** Says why a bet was refused, where only books are refused so. */
  function refused(error: unknown): void {
    if (!(error instanceof Refusal)) return wallet.showError(error)
    const { fixture, market, odds } = error.facts as { fixture?: string; market?: string; odds?: number }
    const found = fixture === undefined ? null : fixtureById(fixture)
    const names = { home: found?.home.name ?? '', away: found?.away.name ?? '' }
    const text = t.find(error.code, { fixture: t('versus', names), odds: decimal(odds ?? 0) })
    if (text === null) return wallet.showError(error)
    if (fixture !== undefined && market !== undefined && odds) picks.setOdds({ fixture, market }, odds)
    wallet.message.textContent = text
    wallet.host.post('error', { code: error.code, message: text })
  }

  async function placeOne(legs: readonly Picked[], stake: string): Promise<RoundView> {
    const sent = legs.map(({ fixture, market, option, odds }) => ({ fixture, market, option, odds }))
    const key = JSON.stringify([stake, sent])
    const round = await api.place({ stake, legs: sent, requestId: ids.of(key) })
    ids.forget(key)
    return round
  }

  return async (bets: readonly (readonly Picked[])[], stake: string): Promise<RoundView[]> => {
    const placed: RoundView[] = []
    wallet.host.post('busy')
    wallet.message.textContent = t('placing')
    try {
      for (const legs of bets) {
        const round = await placeOne(legs, stake)
        placed.push(round)
        picks.drop(legs)
        wallet.show(round.balance)
        wallet.host.post('round.start', { roundId: round.roundId, stake: round.stake, currency: round.currency })
      }
      wallet.message.textContent = placedText(placed, pageT, count =>
        t(count === 1 ? 'placedOneBook' : 'placedBook', { count }),
      )
    } catch (error) {
      refused(error)
    }
    wallet.host.post('idle')
    return placed
  }
}
