import { protocol } from '@electric-sql/pglite'
import type { messages, PGlite, Results } from '@electric-sql/pglite'
import { isOutdatedStatement, retry } from './retry.ts'
import { columnsOf, rowOf, type Column } from './statement-rows.ts'

const { serialize } = protocol

/** Several messages to the database as one, which it answers in one turn. */
function together(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}

const isRow = (answer: messages.BackendMessage): answer is messages.DataRowMessage => answer.name === 'dataRow'
const isDescription = (answer: messages.BackendMessage): answer is messages.RowDescriptionMessage =>
  answer.name === 'rowDescription'

/**
 * Statements that the embedded database has read and planned: from then on a query only gives them
 * their values. The library itself parses and describes every query anew, in six turns, and copies
 * its readers of all types for each. There is one connection, so what was prepared stays until the
 * database is closed.
 */
export class EmbeddedStatements {
  readonly #client: PGlite
  readonly #described = new Map<string, readonly Column[]>()

  constructor(client: PGlite) {
    this.#client = client
  }

  /** Runs a named statement within a transaction that is open. `values` are texts. */
  runInside(name: string, text: string, values: (string | null)[]): Promise<Results> {
    return this.#client.runExclusive(() => this.#run(name, text, values))
  }

  /** Runs a named statement by itself: not before the transaction of another call has ended. */
  async runAlone(name: string, text: string, values: (string | null)[]): Promise<Results> {
    const run = () => this.#client._runExclusiveTransaction(() => this.runInside(name, text, values))
    const results = await retry(run)
    await this.#client.syncToFs()
    return results
  }

  async #run(name: string, text: string, values: (string | null)[]): Promise<Results> {
    const columns = await this.#describe(name, text)
    const given = serialize.bind({ statement: name, values })
    const asked = this.#send(together(given, serialize.execute({}), serialize.sync()))
    const answers = await asked.catch((error: unknown) => this.#forget(name, error))
    const found = answers.filter(isRow)
    return { rows: found.map(({ fields }) => rowOf(columns, fields)), fields: [] }
  }

  async #describe(name: string, text: string): Promise<readonly Column[]> {
    const known = this.#described.get(name)
    if (known !== undefined) return known
    const read = serialize.parse({ name, text })
    const answers = await this.#send(together(read, serialize.describe({ type: 'S', name }), serialize.sync()))
    const columns = columnsOf(answers.find(isDescription)?.fields ?? [])
    this.#described.set(name, columns)
    return columns
  }

  /**
   * Forgets a statement that a migration has made out of date, so that it is read anew where the
   * work is repeated.
   */
  async #forget(name: string, error: unknown): Promise<never> {
    if (isOutdatedStatement(error)) {
      this.#described.delete(name)
      await this.#send(together(serialize.close({ type: 'S', name }), serialize.sync()))
    }
    throw error
  }

  #send(message: Uint8Array): Promise<messages.BackendMessage[]> {
    return this.#client.execProtocolStream(message, { syncToFs: false })
  }
}
