import type { DrawsStart } from '../../engine/draws/start-page.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { lotteries, type LotteryKind } from './kinds.ts'
import { createDialog } from '../../page/dialog.ts'
import { el } from '../../page/dom.ts'
import { betsTable } from '../../page/draws/bets-table.ts'
import { fairnessPanel } from '../../page/draws/fairness.ts'
import { framed, listed } from '../../page/draws/draw-layout.ts'
import { watchDraws, type Setting } from '../../page/draws/watch-draws.ts'
import { percent } from '../../page/times.ts'
import { numbersOf } from './balls.ts'
import { createBoard } from './board.ts'
import { createCountdown } from './countdown.ts'
import { createSlip } from './slip.ts'
import { betName, drawsTable } from './draws-table.ts'
import type { LotteryT } from '../../page/text-keys.ts'

/** A lottery game: the next draw, what can be bet on it, the player's bets and the last draws. */
export function createTable(
  setting: Setting & { t: LotteryT },
  { gameCode }: DrawsStart['games'][number],
  kind: LotteryKind,
  first: DrawsView,
) {
  const { start, t, pageT, money, wallet, clock } = setting
  const { plays } = lotteries[kind]
  const counter = createCountdown(clock, t)
  const last = el('div', { class: 'last-draw' })
  const mine = el('div', { class: 'scroll' })
  const past = el('div', { class: 'scroll' })

  const followed = watchDraws(setting, gameCode, first, {
    draws({ results }, isNew) {
      const [newest] = results
      if (newest)
        last.replaceChildren(
          el('span', { class: 'label' }, t('draw', { issue: newest.issue })),
          numbersOf(kind, newest.numbers),
        )
      last.classList.toggle('fresh', isNew)
      past.replaceChildren(drawsTable(kind, results, t))
    },
    bets: bets => mine.replaceChildren(betsTable(bets, bet => betName(bet, t), t, money)),
    ready: isReady => slip.setReady(isReady),
    resultText: ({ issue, numbers }) => t('drawn', { issue, numbers: numbers.join(' ') }),
    ended: proud => last.classList.toggle('proud', proud),
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
    node: framed({
      desk: el('div', { class: 'desk' }, el('div', { class: 'head' }, last, counter.node), board.node, slip.node),
      read: [
        wallet.message,
        el('div', { class: 'lists' }, listed('my-bets', t('myBets'), mine), listed('last-draws', t('lastDraws'), past)),
      ],
      note: t('note', { rtp: percent(leastReturn(plays)) }),
      fairness,
      opener: pageT('fairness'),
    }),
  }
}

const leastReturn = (plays: readonly { rtp: string }[]): string =>
  Math.min(...plays.map(({ rtp }) => Number(rtp))).toFixed(2)
