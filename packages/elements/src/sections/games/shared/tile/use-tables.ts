import { liveTables, type Category, type LiveTable } from '@baize/contract'
import { useMemo } from 'react'
import { useRead } from '../../../../scope.ts'
import { useEvery } from '../../../../runtime/use-every.ts'

/** A live table and when it was stated, on the clock of the page. */
export interface StatedTable extends LiveTable {
  at: number
  currency: string
  symbol: string
}

/**
 * Milliseconds between two looks at the tables while somebody can see them; between two the
 * countdown goes on by itself.
 */
const refreshEvery = 15_000

/**
 * What vendors state of the live tables of a list, by the id of the game; nothing for lists of
 * other kinds.
 */
export function useTables(category?: Category): ReadonlyMap<string, StatedTable> {
  const isLive = category === 'LIVE'
  const { data, refresh } = useRead(liveTables, isLive ? {} : null)
  useEvery(refreshEvery, () => isLive && refresh())
  return useMemo(() => {
    const at = Date.now()
    const { tables = [], currency = '', currencySymbol: symbol = '' } = data ?? {}
    return new Map(tables.map(table => [table.nodeId, { ...table, at, currency, symbol }]))
  }, [data])
}
