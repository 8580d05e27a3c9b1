import { saveFile } from '../actions/save-file.ts'
import { csvOf, type CsvColumn } from './csv.ts'

/**
 * Saves rows as a file for a spreadsheet.
 * @param name - of the file, without its ending
 */
export function saveCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], name: string): void {
  const address = URL.createObjectURL(new Blob([csvOf(columns, rows)], { type: 'text/csv' }))
  saveFile(address, `${name}.csv`)
  // The browser has begun to read it by the next turn, but does not say when it has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
