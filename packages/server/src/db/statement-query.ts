import type pg from 'pg'
import { columnsOf, rowOf, type Column } from './statement-rows.ts'

/** Is called once, with an error or with rows. */
export type Done = (error: Error | null, result?: { rows: Record<string, unknown>[] }) => void

/** The statements that a connection has described, with their columns. */
const describedBy = new WeakMap<pg.Connection, Map<string, readonly Column[]>>()

function describedOn(connection: pg.Connection): Map<string, readonly Column[]> {
  const described = describedBy.get(connection) ?? new Map<string, readonly Column[]>()
  describedBy.set(connection, described)
  return described
}

/**
 * Statements that the library knows a connection to have read, by their names; it notes them itself
 * for each query with a name.
 */
const readBy = (connection: pg.Connection) =>
  (connection as unknown as { parsedStatements: Readonly<Record<string, string>> }).parsedStatements

/**
 * A query of a statement, which a connection reads and describes the first time alone: later its
 * values go and its rows come. The query of the library has the columns described each time. A
 * connection calls its methods as messages arrive.
 */
export class StatementQuery implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly callback: Done
  readonly #values: (string | null)[]
  readonly #rows: Record<string, unknown>[] = []
  #columns: readonly Column[] = []
  #learn: (columns: readonly Column[]) => void = () => undefined

  constructor(name: string, text: string, values: (string | null)[], callback: Done) {
    this.name = name
    this.text = text
    this.callback = callback
    this.#values = values
  }

  submit(connection: pg.Connection): void {
    const { name, text } = this
    const described = describedOn(connection)
    const known = described.get(name)
    connection.stream.cork()
    if (readBy(connection)[name] === undefined) connection.parse({ name, text, types: [] }, true)
    connection.bind({ statement: name, values: this.#values }, true)
    if (known) this.#columns = known
    else {
      this.#learn = columns => described.set(name, columns)
      connection.describe({ type: 'P', name: '' }, true)
    }
    connection.execute({ portal: '', rows: '' }, true)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: Parameters<typeof columnsOf>[0] }): void {
    this.#columns = columnsOf(fields)
    this.#learn(this.#columns)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#rows.push(rowOf(this.#columns, fields))
  }

  handleCommandComplete(): void {
    // A statement without rows has no description.
    if (!this.#columns.length) this.#learn([])
  }

  handleReadyForQuery(): void {
    this.callback(null, { rows: this.#rows })
  }

  handleError(error: Error): void {
    this.callback(error)
  }
}
