import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { type LotteryKind, lotteries } from './lottery-kinds.ts'
import { createDialog } from '../../page/dialog.ts'
import { el } from '../../page/dom.ts'
import { betsTable } from '../../page/draws/bets-table.ts'
import { fairnessPanel } from '../../page/draws/fairness.ts'
import { drawnGameLayout, titledSection } from '../../page/draws/draw-layout.ts'
import { type DrawsPageContext, watchDraws } from '../../page/draws/watch-draws.ts'
import { percent } from '../../page/number-format.ts'
import { isStill } from '../instant/stage.ts'
import { createBoard } from './board.ts'
import { createSlip } from './slip.ts'
import type { LotteryT } from '../../page/text-keys.ts'
import { type DrawClock, countdown } from '../../page/draws/draw-clock.ts'
import type { LotteryChoice } from './rules.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { optionName, playName } from './play-names.ts'
import { colourOf } from './plays/ball-plays.ts'

/**
 * Look of the numbers of each kind: round balls, cards with a digit, or plates with a whole prize.
 */
const shapes: Record<LotteryKind, 'ball' | 'card' | 'plate'> = {
  ssc: 'card',
  triple: 'card',
  eleven: 'ball',
  markSix: 'ball',
  race: 'card',
  vietnam: 'plate',
  sea: 'plate',
}

const classOf = (kind: LotteryKind, number: string, place: number): string => {
  if (kind === 'markSix') return `ball ${colourOf(Number(number))}${place === 6 ? ' special' : ''}`
  return `${shapes[kind]}${shapes[kind] === 'plate' && place === 0 ? ' special' : ''}`
}

/** The numbers of a draw, in the order in which they were drawn. */
const numbersOf = (kind: LotteryKind, numbers: readonly string[]): HTMLElement =>
  el(
    'ol',
    { class: 'numbers' },
    ...numbers.map((number, place) => {
      const item = el('li', { class: classOf(kind, number, place) }, number)
      item.style.setProperty('--place', String(place))
      return item
    }),
  )

/**
 * Time that a drawn number takes to fall into its place, and from one number to the next, in
 * milliseconds.
 */
const reveal = { fall: 320, apart: 90 } as const
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Name of a bet on a lottery. */
function betName(bet: RoundView, t: LotteryT): (Node | string)[] {
  const { play, option } = bet.choice as LotteryChoice
  return [`${playName(play, t)}: `, el('b', {}, optionName(option, t))]
}

/** The last draws of a game, newest first. */
function drawsTable(kind: LotteryKind, results: DrawsView['results'], t: LotteryT): HTMLElement {
  if (!results.length) return el('p', { class: 'note' }, t('noDraws'))
  const row = ({ issue, numbers }: DrawsView['results'][number]) =>
    el('tr', {}, el('th', { scope: 'row' }, issue), el('td', {}, numbersOf(kind, numbers)))
  return el('table', { class: 'draws' }, el('tbody', {}, ...results.map(row)))
}

/** Time until bets on the next draw close, and then until it is drawn. */
function createCountdown(clock: DrawClock, t: LotteryT) {
  const issue = el('span', { class: 'issue' })
  const label = el('span', { class: 'label' })
  const left = el('b', { class: 'left', role: 'timer' })
  return {
    node: el('div', { class: 'countdown' }, issue, label, left),
    tick({ next }: DrawsView): void {
      const open = clock.now() < Date.parse(next.closesAt)
      issue.textContent = t('draw', { issue: next.issue })
      label.textContent = t(open ? 'closesIn' : 'drawing')
      left.textContent = countdown(Date.parse(open ? next.closesAt : next.drawsAt) - clock.now())
    },
  }
}

/** A lottery game: the next draw, what can be bet on it, the player's bets and the last draws. */
export function createTable(
  setting: DrawsPageContext & { t: LotteryT },
  { gameCode }: DrawnGamesStart['games'][number],
  kind: LotteryKind,
  first: DrawsView,
) {
  const { start, t, pageT, money, wallet, clock } = setting
  const { plays } = lotteries[kind]
  const counter = createCountdown(clock, t)
  const last = el('div', { class: 'last-draw' })
  const mine = el('div', { class: 'scroll' })
  const past = el('div', { class: 'scroll' })
  for (const [name, ms] of Object.entries(reveal)) last.style.setProperty(`--${name}`, `${ms}ms`)
  let revealing: Promise<unknown> = Promise.resolve()

  /**
   * Shows the last draws. Those of a new draw wait until its numbers have fallen into their places
   * above.
   */
  async function showPast({ results }: DrawsView, isNew: boolean): Promise<void> {
    const count = results[0]?.numbers.length ?? 0
    if (isNew && count && !isStill()) await wait(reveal.fall + (count - 1) * reveal.apart)
    past.replaceChildren(drawsTable(kind, results, t))
  }

  const followed = watchDraws(setting, gameCode, first, {
    draws(draws, isNew) {
      const [newest] = draws.results
      if (newest)
        last.replaceChildren(
          el('span', { class: 'label' }, t('draw', { issue: newest.issue })),
          numbersOf(kind, newest.numbers),
        )
      last.classList.toggle('fresh', isNew)
      revealing = showPast(draws, isNew)
    },
    shown: () => revealing,
    bets: bets => mine.replaceChildren(betsTable(bets, bet => betName(bet, t), t, money)),
    ready: isReady => slip.setReady(isReady),
    resultText: ({ issue, numbers }) => t('drawn', { issue, numbers: numbers.join(' ') }),
    ended: netWin => last.classList.toggle('net-win', netWin),
  })
  const slip = createSlip(start.stakes, t, money, {
    changed: () => board.mark((play, option) => slip.has(play, option)),
    place() {
      const { issue } = followed.draws().next
      const orders = slip.picked().map(picked => ({
        gameCode,
        issue,
        stake: slip.stake(),
        choice: { play: picked.play.name, option: picked.option },
        requestId: picked.requestId,
        picked,
      }))
      void followed.place(orders, ({ picked }) => slip.drop(picked))
    },
  })
  const board = createBoard(plays, t, (play, option) => slip.toggle(play, option))
  board.node.append(slip.way)
  const fairness = createDialog(pageT('fairness'), pageT('close'), () => fairnessPanel(followed.draws(), gameCode, t))

  function tick(): void {
    counter.tick(followed.draws())
    followed.tick()
  }

  followed.start()
  tick()
  return {
    tick,
    sync: followed.sync,
    node: drawnGameLayout({
      desk: el('div', { class: 'desk' }, el('div', { class: 'head' }, last, counter.node), board.node, slip.node),
      sections: [
        wallet.message,
        el(
          'div',
          { class: 'lists' },
          titledSection('my-bets', t('myBets'), mine),
          titledSection('last-draws', t('lastDraws'), past),
        ),
      ],
      note: t('note', { rtp: percent(minReturn(plays)) }),
      fairness,
      opener: pageT('fairness'),
    }),
  }
}

const minReturn = (plays: readonly { rtp: string }[]): string =>
  Math.min(...plays.map(({ rtp }) => Number(rtp))).toFixed(2)
