import type { ReactNode } from 'react'

/**
 * A place in a card: what the row is about, what came of it and its status at the end of the lines,
 * three figures with their labels in a box below, and small print with the number last.
 */
export type CardPlace = 'title' | 'result' | 'status' | 'start' | 'middle' | 'end' | 'note' | 'number'

export interface Column<Row> {
  /** Its key, and what is sorted by. The first column names the row. */
  name: string
  label: string
  /** Aligned at the end, as numbers are. */
  end?: boolean
  sortable?: boolean
  /** Its head is read out and not seen: a column of buttons. */
  bare?: boolean
  /** Its place where a row is drawn as a card; absent: a line with its label. */
  card?: CardPlace
  cell: (row: Row) => ReactNode
}

/** The order of rows. */
export interface Sort {
  by: string
  descending: boolean
}

/** A row of sums, by name of the column. The first column says what is summed. */
export type Totals = Readonly<Record<string, ReactNode>>
