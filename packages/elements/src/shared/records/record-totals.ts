import type { Column, Totals } from '../../ui/data/columns.ts'

/** Sums of the records of a list. */
export interface RecordTotals<Answer, Row> {
  /** Names a row of sums, by how many records it adds up. */
  label: (of: 'page' | 'all', count: number) => string
  /** Sums of the rows of a page, by name of their column. */
  page: (rows: readonly Row[], answer: Answer) => Totals
  /** Sums of all pages, where the answer carries them. */
  all?: (answer: Answer) => Totals
}

interface Counted<Answer, Row> {
  answer: Answer | undefined
  rowsOf: (answer: Answer) => readonly Row[]
  total: number
  totalPages: number
}

/** The rows of sums: this page, and where there are more, all pages (MEM-11). */
export function totalsOf<Answer, Row>(
  totals: RecordTotals<Answer, Row> | undefined,
  [first]: readonly Column<Row>[],
  { answer, rowsOf, total, totalPages }: Counted<Answer, Row>,
): Totals[] {
  if (!totals || !first || answer === undefined) return []
  const named = (of: 'page' | 'all', count: number, sums: Totals): Totals => ({
    [first.name]: totals.label(of, count),
    ...sums,
  })
  const rows = rowsOf(answer)
  const here = named('page', rows.length, totals.page(rows, answer))
  return totals.all && totalPages > 1 ? [here, named('all', total, totals.all(answer))] : [here]
}
