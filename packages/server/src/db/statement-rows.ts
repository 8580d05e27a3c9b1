import pg from 'pg'

/** How a column of a statement is read from the text that a database sends. */
export interface Column {
  name: string
  read: (text: string) => unknown
}

/** Columns as a database describes them, read alike for both kinds of database. */
export const columnsOf = (fields: readonly { name: string; dataTypeID: number }[]): Column[] =>
  fields.map(({ name, dataTypeID }) => {
    const read: unknown = pg.types.getTypeParser(dataTypeID, 'text')
    return { name, read: read as Column['read'] }
  })

/** One row of a statement, by the names of its columns. */
export function rowOf(columns: readonly Column[], texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, read }] of columns.entries()) {
    const text = texts[index] ?? null
    row[name] = text === null ? null : read(text)
  }
  return row
}
