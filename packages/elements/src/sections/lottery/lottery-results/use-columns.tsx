import type { LotteryDraw } from '@baize/contract'
import { Balls } from '../shared/Balls.tsx'
import { figuresOf } from '../shared/figures.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText } from '../../../scope.ts'
import type { Column } from '../../../ui/data/columns.ts'

const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** What is told of a draw; sum and size where the kind of lottery has them (LOTT-16). */
export function useColumns(category: string, draws: readonly LotteryDraw[] = []): Column<LotteryDraw>[] {
  const { t, number } = useText()
  const { date } = useSiteZone()
  const label = (name: string) => t(`lottery.column.${name}`)
  const of = ({ numbers }: LotteryDraw) => figuresOf(category, numbers)
  const hasSum = draws.some(draw => of(draw).sum !== undefined)
  const hasSize = draws.some(draw => of(draw).size !== undefined)
  const sum: Column<LotteryDraw> = {
    name: 'sum',
    label: label('sum'),
    end: true,
    cell: draw => number(of(draw).sum ?? 0),
  }
  const size: Column<LotteryDraw> = {
    name: 'size',
    label: label('size'),
    cell: draw => t(`lottery.size.${of(draw).size ?? 'level'}`),
  }
  return [
    { name: 'issue', label: label('issue'), cell: ({ issue }) => <bdi translate="no">{issue}</bdi> },
    { name: 'at', label: label('at'), cell: ({ openTime }) => date(openTime, moment) },
    {
      name: 'numbers',
      label: label('numbers'),
      cell: ({ numbers }) => <Balls category={category} numbers={numbers} />,
    },
    ...(hasSum ? [sum] : []),
    ...(hasSize ? [size] : []),
  ]
}
