import { setImmediate } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'

type Queryable = Pick<Transaction, 'query'>

/**
 * An answer of this database comes without a turn of the event loop, so a call that asks ten times would let nothing else in from its first
 * question to its last. Here each answer is followed by one.
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

/** Answers as it did, and lets everybody else in after each answer. */
export function yieldBetweenQueries(client: PGlite): PGlite {
  const transaction = client.transaction.bind(client)
  client.transaction = work => transaction(tx => work(inTurns(tx)))
  return inTurns(client)
}
