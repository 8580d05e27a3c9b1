import { fromMinor, toMinor } from '@baize/contract'
import type { Downline } from './actions.ts'

/** What the rows of a page add up to; amounts are added in minor units (WAL-06). */
export const sumsOf = (rows: readonly Downline[], currency: string): { balance: string; teamSize: number } => ({
  balance: fromMinor(
    rows.reduce((sum, { balance }) => sum + toMinor(balance, currency), 0n),
    currency,
  ),
  teamSize: rows.reduce((sum, { teamSize }) => sum + teamSize, 0),
})
