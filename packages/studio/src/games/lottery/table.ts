import type { DrawsStart } from '../../engine/draws/start-page.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { lotteries, type LotteryKind } from './kinds.ts'
import { createDialog } from '../../page/dialog.ts'
import { el } from '../../page/dom.ts'
import { betsTable } from '../../page/draws/bets-table.ts'
import { fairnessPanel } from '../../page/draws/fairness.ts'
import { framed, listed } from '../../page/draws/draw-layout.ts'
import { followDraws, type Setting } from '../../page/draws/watch-draws.ts'
import { percent } from '../../page/times.ts'
import { numbersOf } from './balls.ts'
import { createBoard } from './board.ts'
import { createCountdown } from './countdown.ts'
import { createSlip } from './slip.ts'
import { betName, drawsTable } from './draws-table.ts'
import type { LotterySay } from './texts.ts'

/** A lottery game: the next draw, what can be bet on it, the player's bets and the last draws. */
export function createTable(
  setting: Setting & { say: LotterySay },
  { gameCode }: DrawsStart['games'][number],
  kind: LotteryKind,
  first: DrawsView,
) {
  const { start, say, shellSay, money, purse, clock } = setting
  const { plays } = lotteries[kind]
  const counter = createCountdown(clock, say)
  const last = el('div', { class: 'last-draw' })
  const mine = el('div', { class: 'scroll' })
  const past = el('div', { class: 'scroll' })

  const followed = followDraws(setting, gameCode, first, {
    draws({ results }, isNew) {
      const [newest] = results
      if (newest)
        last.replaceChildren(
          el('span', { class: 'label' }, say('draw', { issue: newest.issue })),
          numbersOf(kind, newest.numbers),
        )
      last.classList.toggle('fresh', isNew)
      past.replaceChildren(drawsTable(kind, results, say))
    },
    bets: bets => mine.replaceChildren(betsTable(bets, bet => betName(bet, say), say, money)),
    ready: isReady => slip.setReady(isReady),
    say: ({ issue, numbers }) => say('drawn', { issue, numbers: numbers.join(' ') }),
    ended: proud => last.classList.toggle('proud', proud),
  })
  const slip = createSlip(start.stakes, say, money, {
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
  const board = createBoard(plays, say, (play, option) => slip.toggle(play, option))
  board.node.append(slip.way)
  const fairness = createDialog(shellSay('fairness'), shellSay('close'), () =>
    fairnessPanel(followed.draws(), gameCode, say),
  )

  function tick(): void {
    counter.tick(followed.draws())
    followed.tick()
  }

  followed.begin()
  tick()
  return {
    tick,
    sync: followed.sync,
    node: framed({
      desk: el('div', { class: 'desk' }, el('div', { class: 'head' }, last, counter.node), board.node, slip.node),
      read: [
        purse.message,
        el(
          'div',
          { class: 'lists' },
          listed('my-bets', say('myBets'), mine),
          listed('last-draws', say('lastDraws'), past),
        ),
      ],
      note: say('note', { rtp: percent(leastReturn(plays)) }),
      fairness,
      opener: shellSay('fairness'),
    }),
  }
}

const leastReturn = (plays: readonly { rtp: string }[]): string =>
  Math.min(...plays.map(({ rtp }) => Number(rtp))).toFixed(2)
