import { parse, protocol } from '@electric-sql/pglite'
import type { messages, PGlite, QueryOptions, Results } from '@electric-sql/pglite'
import { isOutdatedStatement, repeatWhereAsked } from './repeat.ts'

const { serialize } = protocol

/** Several messages to the database as one, which it answers in one turn. */
function together(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}

/** The description of a statement's rows, which the database gives once; null for a statement without rows. */
type Described = messages.BackendMessage | null

/**
 * Statements that the embedded database has read and planned: from then on a query only gives them their values. The library itself
 * parses and describes every query anew, in six turns. There is one connection, so what was prepared stays until the database is closed.
 */
export class EmbeddedStatements {
  readonly #client: PGlite
  readonly #described = new Map<string, Described>()

  constructor(client: PGlite) {
    this.#client = client
  }

  /** Runs a named statement within a transaction that is open. `values` are texts. */
  runInside(name: string, text: string, values: (string | null)[], options?: QueryOptions): Promise<Results> {
    return this.#client.runExclusive(() => this.#run(name, text, values, options))
  }

  /** Runs a named statement by itself: not before the transaction of another call has ended. */
  async runAlone(name: string, text: string, values: (string | null)[], options?: QueryOptions): Promise<Results> {
    const run = () => this.#client._runExclusiveTransaction(() => this.runInside(name, text, values, options))
    const results = await repeatWhereAsked(run)
    await this.#client.syncToFs()
    return results
  }

  async #run(name: string, text: string, values: (string | null)[], options?: QueryOptions): Promise<Results> {
    const rows = await this.#describe(name, text)
    const given = serialize.bind({ statement: name, values })
    const asked = this.#send(together(given, serialize.execute({}), serialize.sync()))
    const answers = await asked.catch((error: unknown) => this.#forget(name, error))
    const [result] = parse.parseResults(rows ? [rows, ...answers] : answers, this.#client.parsers, options)
    if (!result) throw new Error(`The embedded database gave no result of: ${text}`)
    return result
  }

  async #describe(name: string, text: string): Promise<Described> {
    const known = this.#described.get(name)
    if (known !== undefined) return known
    const read = serialize.parse({ name, text })
    const answers = await this.#send(together(read, serialize.describe({ type: 'S', name }), serialize.sync()))
    const described = answers.find(answer => answer.name === 'rowDescription') ?? null
    this.#described.set(name, described)
    return described
  }

  /** Forgets a statement that a migration has made out of date, so that it is read anew where the work is repeated. */
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
