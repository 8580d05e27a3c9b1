import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { type BetName, tableBets } from './bets.ts'
import type { TableChoice } from './rules.ts'
import { createDialog } from '../../page/dialog.ts'
import { el, strokes } from '../../page/dom.ts'
import { betsTable } from '../../page/draws/bets-table.ts'
import { isPending } from '../../page/draws/bet-results.ts'
import { fairnessPanel } from '../../page/draws/fairness.ts'
import { drawnGameLayout, titledSection } from '../../page/draws/draw-layout.ts'
import { type DrawsPageContext, watchDraws } from '../../page/draws/watch-draws.ts'
import { percent } from '../../page/number-format.ts'
import { createFelt } from './bet-table.ts'
import { createHands, handOfDraw, handText } from './dealt-hands.ts'
import { createRack } from './bet-table.ts'
import { type Stack, createStack } from './chip-stack.ts'
import type { BaccaratT } from '../../page/text-keys.ts'
import { isPair, winnerOf } from './hand.ts'
import type { DrawClock } from '../../page/draws/draw-clock.ts'

interface Phase {
  label: 'opensIn' | 'closesIn' | 'closed'
  from: number
  until: number
}

/** Which part of its time a hand is in. */
function phaseOf({ opensAt, closesAt, drawsAt }: DrawsView['next'], now: number, periodMs: number): Phase {
  const [opens, closes, draws] = [opensAt, closesAt, drawsAt].map(Date.parse) as [number, number, number]
  if (now < opens) return { label: 'opensIn', from: draws - periodMs, until: opens }
  if (now < closes) return { label: 'closesIn', from: opens, until: closes }
  return { label: 'closed', from: closes, until: draws }
}

/** The ring that runs out: until bets open, then until they close, then until the cards come. */
function createRing(clock: DrawClock, periodMs: number, t: BaccaratT) {
  const arc = strokes(100, 100, ['M50 5a45 45 0 1 1-.01 0z', 'M50 5a45 45 0 1 1-.01 0z'], 'ring-arc')
  arc.lastElementChild?.setAttribute('pathLength', '1')
  const left = el('b', { class: 'ring-left', role: 'timer' })
  const label = el('span', { class: 'ring-label' })
  const issue = el('span', { class: 'issue' })
  return {
    node: el('div', { class: 'ring' }, el('div', { class: 'ring-face' }, arc, left), label, issue),
    tick({ next }: DrawsView): void {
      const now = clock.now()
      const { label: key, from, until } = phaseOf(next, now, periodMs)
      const rest = Math.min(1, Math.max(0, (until - now) / (until - from)))
      arc.style.setProperty('--rest', String(rest))
      left.textContent = String(Math.max(0, Math.ceil((until - now) / 1000)))
      label.textContent = t(key)
      issue.textContent = t('draw', { issue: next.issue })
    },
  }
}

/**
 * The road of beads: a bead for each of the last hands, downwards and then to the side, the newest
 * last.
 */
function beadRoad(results: DrawsView['results'], t: BaccaratT): Node[] {
  if (!results.length) return [el('p', { class: 'note' }, t('noHands'))]
  const counts = { player: 0, banker: 0, tie: 0 }
  const beads = [...results].reverse().map(({ issue, numbers }) => {
    const hand = handOfDraw(numbers)
    const winner = winnerOf(hand)
    counts[winner]++
    const pairs = `${isPair(hand.player) ? ' player-pair' : ''}${isPair(hand.banker) ? ' banker-pair' : ''}`
    return el('li', { class: `bead ${winner}${pairs}`, title: issue }, t(`bead_${winner}`))
  })
  return [el('p', { class: 'road-counts' }, t('roadCounts', counts)), el('ol', { class: 'road' }, ...beads)]
}

const betOf = ({ choice }: RoundView): BetName => (choice as TableChoice).bet

/** Stakes of the bets that wait for a hand, by what they are on, the newest last. */
function stakesOn(bets: readonly RoundView[], issue: string): Partial<Record<BetName, string[]>> {
  const waiting = bets.filter(bet => bet.issue === issue && isPending(bet) && bet.outcome !== 'returning')
  const names = tableBets.map(({ name }) => name)
  const on = (name: BetName) => waiting.filter(bet => betOf(bet) === name).map(({ stake }) => stake)
  return Object.fromEntries(names.map(name => [name, on(name).reverse()]))
}

/** A table: the hand, the felt with its chips, the player's bets and the road. */
export function createTable(
  setting: DrawsPageContext & { t: BaccaratT },
  { gameCode, periodMs }: DrawnGamesStart['games'][number],
  first: DrawsView,
) {
  const { start, t, pageT, money, wallet, clock } = setting
  const hands = createHands(t)
  const ring = createRing(clock, periodMs, t)
  const road = el('div', { class: 'road-box' })
  const mine = el('div', { class: 'scroll' })
  let bets: readonly RoundView[] = []
  let dealing = Promise.resolve()
  let taking = false

  const stack: Stack = createStack(() => {
    felt.draw()
    rack.draw()
  })
  const felt = createFelt(
    t,
    money,
    () => stack,
    bet => stack.put(bet, rack.chosen()),
  )
  const rack = createRack(
    start.stakes,
    t,
    money,
    () => stack,
    () => {
      const { issue } = followed.draws().next
      const orders = stack
        .all()
        .map(({ bet, stake, requestId }) => ({ gameCode, issue, stake, choice: { bet }, requestId }))
      void followed.place(orders, ({ requestId }) => stack.drop(requestId))
    },
  )

  const showPlaced = () => felt.setPlaced(stakesOn(bets, followed.draws().next.issue))
  async function show({ results }: DrawsView, isNew: boolean): Promise<void> {
    const written = results[0]?.numbers ?? []
    felt.mark([])
    showPlaced()
    if (written.length) await hands.deal(written, isNew)
    road.replaceChildren(...beadRoad(results, t))
    // While bets are taken the felt shows chips, and nothing of the last hand.
    if (isNew && !taking) felt.mark(written)
  }

  const followed = watchDraws(setting, gameCode, first, {
    draws: (draws, isNew) => void (dealing = show(draws, isNew)),
    bets(now) {
      bets = now
      mine.replaceChildren(betsTable(bets, bet => [el('b', {}, t(`bet_${betOf(bet)}`))], t, money))
      showPlaced()
    },
    ready(isReady) {
      rack.setReady(isReady)
      taking = isReady
      if (isReady) felt.mark([])
    },
    resultText: ({ numbers }) => handText(numbers, t),
    ended: () => {},
    shown: () => dealing,
  })
  const fairness = createDialog(pageT('fairness'), pageT('close'), () =>
    fairnessPanel(followed.draws(), gameCode, t, 'hand'),
  )
  const returns = tableBets
    .map(({ name, rtp }) => t('returns', { bet: t(`bet_${name}`), rtp: percent(rtp) }))
    .join(', ')

  function tick(): void {
    ring.tick(followed.draws())
    followed.tick()
  }

  rack.draw()
  followed.start()
  tick()
  const hand = el('div', { class: 'hands' }, hands.nodes.player, ring.node, hands.nodes.banker, hands.nodes.result)
  const desk = el(
    'div',
    { class: 'desk baccarat' },
    hand,
    felt.node,
    wallet.message,
    rack.node,
    titledSection('roads', t('road'), road),
  )
  return {
    tick,
    sync: followed.sync,
    node: drawnGameLayout({
      desk,
      sections: [
        el('p', { class: 'note' }, t('lead')),
        el('div', { class: 'lists single' }, titledSection('my-bets', t('myBets'), mine)),
      ],
      note: t('note', { returns }),
      fairness,
      opener: pageT('fairness'),
    }),
  }
}
