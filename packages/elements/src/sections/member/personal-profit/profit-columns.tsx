import { sumOfAmounts } from '@baize/contract'
import type { ReactNode } from 'react'
import { useSession, useText } from '../../../scope.ts'
import type { Column, Totals } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { isZero, signed, type Card } from './profit-sums.ts'

/** A row of a table; its sums are undefined while they are on their way. */
export interface ProfitRow {
  /** A day, a category, or what stands in their place. */
  name: string
  card: Card | undefined
}

/** Columns of sums, by what their heads are called in the texts. */
const sumColumns = {
  day: ['bet', 'payout', 'extras', 'result'],
  category: ['bet', 'validBet', 'payout', 'bonus', 'rebate', 'result'],
} as const
type SumColumn = (typeof sumColumns)[keyof typeof sumColumns][number]

/**
 * Columns of one of the two tables, and the row of its totals.
 * @param name - the first column
 */
export function useProfitColumns(
  by: keyof typeof sumColumns,
  name: (row: ProfitRow) => string,
): { columns: Column<ProfitRow>[]; totalsOf: (label: string, card: Card | undefined) => Totals } {
  const { t, amount } = useText()
  const { currency, currencySymbol } = useSession()
  const symbol = currencySymbol || currency
  const plain = (sum: string) => amount(sum, currency)
  const result = ({ net }: Card) => (
    <span className={net.startsWith('-') || isZero(net) ? undefined : 'profit-win'}>
      <Money text={signed(net, plain)} />
    </span>
  )
  const write = (column: SumColumn, card: Card): ReactNode => {
    if (column === 'result') return result(card)
    if (column === 'extras') return <Money text={plain(sumOfAmounts([card.bonus, card.rebate]))} />
    return <Money text={plain(card[column])} />
  }
  const sumOf = (column: SumColumn, card: Card | undefined) =>
    card ? write(column, card) : <Skeleton width={56} height={16} />
  /** A day without bets says so, and nothing of them besides. */
  const cellOf = (column: SumColumn, card: Card | undefined) => {
    const hasNone = by === 'day' && card && isZero(card.bet) && isZero(card.payout)
    if (!hasNone || (column !== 'bet' && column !== 'payout')) return sumOf(column, card)
    return column === 'bet' ? <span className="profit-none">{t('profit.noBets')}</span> : null
  }
  const names: readonly SumColumn[] = sumColumns[by]
  return {
    columns: [
      { name: by, label: t(`profit.${by}`), cell: name },
      ...names.map(column => ({
        name: column,
        label: t(`profit.column.${column}`, { symbol }),
        end: true,
        cell: ({ card }: ProfitRow) => cellOf(column, card),
      })),
    ],
    totalsOf: (label, card) => ({
      [by]: label,
      ...Object.fromEntries(names.map(column => [column, sumOf(column, card)])),
    }),
  }
}
