import { is } from 'drizzle-orm/entity'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'
import { retry } from './retry.ts'

/**
 * Runs work in one transaction, again where the database asks for it, under whatever isolation it
 * runs, so work must do nothing outside `tx`. Inside, only `tx` may be used: the embedded database
 * has one connection. A transaction inside another is a savepoint, and what the database asks for
 * is then done by the outer one, because the rows that are seen stay those of its beginning.
 */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  is(db, PgTransaction) ? db.transaction(tx => work(tx)) : retry(() => db.transaction(tx => work(tx)))
