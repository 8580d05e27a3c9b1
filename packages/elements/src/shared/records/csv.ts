/** A column of a file: its head, and a row's text in it. */
export interface CsvColumn<Row> {
  label: string
  text: (row: Row) => string
}

/** How a programme that opens the file tells a formula: by its first character. */
const formula = /^[=+\-@\p{Cc}]/u
/** A negative number begins like one, and is none. */
const plainNumber = /^-\d+(\.\d+)?$/

/** One cell: what would be run as a formula is kept as text by the mark that says so. */
export function cellText(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as a file of comma-separated values (RFC 4180), with a byte order mark. For `ExportRecords`.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => cells.map(cellText).join(',')
  const lines = [
    line(columns.map(({ label }) => label)),
    ...rows.map(row => line(columns.map(({ text }) => text(row)))),
  ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
