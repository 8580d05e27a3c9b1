import type { RoundView } from '../../engine/rounds/round-view.ts'
import { gridAt } from './evaluate.ts'
import { lines } from './lines.ts'
import { el } from '../../page/dom.ts'
import { paysTable } from './pay-table.ts'
import { createReels } from './reels.ts'
import { extraFact, icons, type Setting, shownOf, type Stage } from '../instant/stage.ts'

/** Stops of the reels before anything was played. */
const first = gridAt([0, 9, 3, 12, 5])

/** Five reels in a machine. */
export function slotStage({ start, t, money }: Setting): Stage {
  const { symbols } = start.theme
  const reels = createReels(symbols, rows => t('reelsLabel', { rows }))
  let grid = first
  const gridOf = (round: RoundView | null) => shownOf(round, 'slot')?.grid ?? grid
  return {
    node: reels.node,
    extra: extraFact(t('lines'), el('span', {}, String(lines.length))),
    action: 'spin',
    icon: icons.again,
    choice: () => ({}),
    setReady: () => {},
    show(round) {
      grid = gridOf(round)
      reels.show(grid)
    },
    start: () => reels.start(),
    async end(round) {
      const next = gridOf(round)
      await reels.stopAt(next)
      grid = next
    },
    mark: (round, netWin) => reels.mark(shownOf(round, 'slot')?.wins ?? [], netWin),
    pays: stake => paysTable(symbols, stake, t, money),
  }
}
