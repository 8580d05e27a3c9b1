import type { LotteryStart } from '../../draws/start-page.ts'
import type { DrawsView } from '../../draws/view.ts'
import { lotteries } from '../../lottery/kinds.ts'
import type { RoundView } from '../../rounds/view.ts'
import { createDialog } from '../dialog.ts'
import { el } from '../dom.ts'
import { numbersOf } from './balls.ts'
import { createBoard } from './board.ts'
import type { DrawClock } from './clock.ts'
import { createCountdown } from './countdown.ts'
import { fairnessPanel } from './fairness.ts'
import { placeBets } from './place.ts'
import type { Purse, PurseParts } from './purse.ts'
import { drawText, isPending } from './result.ts'
import { createSlip } from './slip.ts'
import { betsTable, drawsTable } from './tables.ts'

export interface Setting extends PurseParts {
  purse: Purse
  clock: DrawClock
}

/** A lottery game: the next draw, what can be bet on it, the player's bets and the last draws. */
export function createTable(setting: Setting, game: LotteryStart['games'][number], first: DrawsView) {
  const { start, api, say, shellSay, money, purse, clock } = setting
  const { gameCode } = game
  const { plays } = lotteries[first.kind]
  let draws = first
  let bets: RoundView[] = []
  let placing = false
  let loading = false
  let wasOpen = true

  const counter = createCountdown(clock, say)
  const last = el('div', { class: 'last-draw' })
  const slip = createSlip(start.stakes, say, money, {
    changed: () => board.mark((play, option) => slip.has(play, option)),
    place: () => void place(),
  })
  const board = createBoard(plays, say, (play, option) => slip.toggle(play, option))
  const mine = el('div', { class: 'scroll' })
  const past = el('div', { class: 'scroll' })
  const fairness = createDialog(shellSay('fairness'), shellSay('close'), () => fairnessPanel(draws, gameCode, say))

  function showDraws(isNew: boolean): void {
    const [newest] = draws.results
    if (newest)
      last.replaceChildren(
        el('span', { class: 'label' }, say('draw', { issue: newest.issue })),
        numbersOf(draws.kind, newest.numbers),
      )
    last.classList.toggle('fresh', isNew)
    past.replaceChildren(drawsTable(draws, say))
  }
  const showBets = () => mine.replaceChildren(betsTable(bets, say, money))
  const ready = () => slip.setReady(wasOpen && !placing && !purse.isHeld())

  async function place(): Promise<void> {
    placing = true
    ready()
    bets = [...(await placeBets({ api, slip, purse, say, shellSay }, gameCode, draws.next.issue)).toReversed(), ...bets]
    placing = false
    showBets()
    ready()
  }

  /** Tells of bets that were decided since the page last looked. */
  async function loadBets(): Promise<void> {
    const pending = bets.filter(isPending)
    ;({ bets } = await api.bets(gameCode))
    showBets()
    const ended = bets.filter(
      bet => !isPending(bet) && bet.outcome !== 'refused' && pending.some(({ roundId }) => roundId === bet.roundId),
    )
    for (const { roundId, stake, win, currency, outcome } of ended)
      purse.host.post('round.end', { roundId, stake, win, currency, outcome })
    const drawn = draws.results.find(({ issue }) => issue === ended[0]?.issue)
    if (!drawn) return
    const { text, proud } = drawText(
      drawn,
      ended.filter(({ issue }) => issue === drawn.issue),
      { say, shellSay, money },
    )
    purse.message.textContent = text
    last.classList.toggle('proud', proud)
    // Where the session has ended meanwhile, the result still stands; the next bet says so.
    await api.balance().then(
      ({ balance }) => purse.show(balance),
      () => {},
    )
  }

  /** Asks how the draws stand; nothing is said of an answer that does not come, the next one will. */
  async function sync(): Promise<void> {
    if (loading) return
    loading = true
    try {
      const before = draws.results[0]?.issue
      draws = await api.draws(gameCode)
      clock.set(draws.now)
      const isNew = draws.results[0]?.issue !== before
      if (isNew) showDraws(true)
      if ((isNew || bets.some(isPending)) && !placing) await loadBets()
    } catch {
      // The countdown runs on; a bet that is placed says what is wrong.
    }
    loading = false
  }

  function tick(): void {
    const isOpen = counter.tick(draws)
    if (isOpen !== wasOpen) {
      wasOpen = isOpen
      ready()
    }
    if (clock.now() > Date.parse(draws.next.drawsAt)) void sync()
  }

  const section = (name: string, title: string, body: HTMLElement) =>
    el('section', { class: name, 'aria-label': title }, el('h2', {}, title), body)
  showDraws(false)
  showBets()
  tick()
  void api.bets(gameCode).then(
    told => {
      ;({ bets } = told)
      showBets()
    },
    (error: unknown) => purse.trouble(error),
  )
  purse.onHeld(ready)
  return {
    tick,
    sync,
    node: el(
      'div',
      { class: 'table' },
      el(
        'div',
        { class: 'machine' },
        el(
          'div',
          { class: 'inlay' },
          el('div', { class: 'desk' }, el('div', { class: 'head' }, last, counter.node), board.node, slip.node),
        ),
      ),
      el(
        'div',
        { class: 'floor' },
        purse.message,
        el(
          'div',
          { class: 'lists' },
          section('my-bets', say('myBets'), mine),
          section('last-draws', say('lastDraws'), past),
        ),
        el(
          'footer',
          {},
          el('span', {}, say('note', { rtp: leastReturn(plays) })),
          el('button', { type: 'button', class: 'plain', onclick: () => void fairness.open() }, shellSay('fairness')),
        ),
      ),
      fairness.node,
    ),
  }
}

const leastReturn = (plays: readonly { rtp: string }[]): string =>
  Math.min(...plays.map(({ rtp }) => Number(rtp))).toFixed(2)
