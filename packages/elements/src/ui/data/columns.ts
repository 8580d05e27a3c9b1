import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Its key, and what is sorted by. The first column names the row. */
  name: string
  label: string
  /** Aligned at the end, as numbers are. */
  end?: boolean
  sortable?: boolean
  /** Its head is read out and not seen: a column of buttons. */
  bare?: boolean
  cell: (row: Row) => ReactNode
}

/** The order of rows. */
export interface Sort {
  by: string
  descending: boolean
}

/** A row of sums, by name of the column. The first column says what is summed. */
export type Totals = Readonly<Record<string, ReactNode>>
