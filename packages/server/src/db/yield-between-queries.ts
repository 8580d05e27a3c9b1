import { setImmediate } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'

type Queryable = Pick<Transaction, 'query'>

/**
 * Adds a turn of the event loop after each query: the embedded database answers without one, so a call with ten queries would block all
 * others until its last.
 */
function inTurns<T extends Queryable>(asked: T): T {
  const query = asked.query.bind(asked)
  asked.query = async (...question) => {
    const answer = await query<never>(...question)
    await setImmediate()
    return answer
  }
  return asked
}

/** The same client, which lets other calls run after each query. */
export function yieldBetweenQueries(client: PGlite): PGlite {
  const transaction = client.transaction.bind(client)
  client.transaction = work => transaction(tx => work(inTurns(tx)))
  return inTurns(client)
}
