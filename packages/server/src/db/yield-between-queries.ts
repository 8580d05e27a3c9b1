import { setImmediate } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { EmbeddedStatements } from './embedded-statements.ts'
import { nameOfStatement } from './statement.ts'

type Queryable = Pick<Transaction, 'query'>
type RunNamed = EmbeddedStatements['runInside']

/**
 * Adds a turn of the event loop after each query: the embedded database answers without one, so a
 * call with ten queries would block all others until its last. Texts that `statement` made are run
 * as what was prepared.
 */
function inTurns<T extends Queryable>(asked: T, runNamed: RunNamed): T {
  const query = asked.query.bind(asked)
  asked.query = async (text, values, options) => {
    const name = nameOfStatement(text)
    const answer =
      name === undefined
        ? await query<never>(text, values, options)
        : ((await runNamed(name, text, (values ?? []) as (string | null)[])) as never)
    await setImmediate()
    return answer
  }
  return asked
}

/** The same client, which lets other calls run after each query, and keeps statements prepared. */
export function yieldBetweenQueries(client: PGlite): PGlite {
  const statements = new EmbeddedStatements(client)
  const transaction = client.transaction.bind(client)
  client.transaction = work => transaction(tx => work(inTurns(tx, (...question) => statements.runInside(...question))))
  return inTurns(client, (...question) => statements.runAlone(...question))
}
