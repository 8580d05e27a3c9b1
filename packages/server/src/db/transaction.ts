import type { Db } from './open.ts'

/** Codes after which the whole transaction is tried again. */
const retryCodes = new Set(['40001', '40P01'])

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code ?? (cause ? codeOf(cause) : '')
}

/**
 * Runs work in one transaction, again where the database asks for it, so work must do nothing outside `tx`. Inside, only `tx` may be used:
 * the embedded database has one connection.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, tries = 5): Promise<T> {
  try {
    return await db.transaction(tx => work(tx))
  } catch (error) {
    if (tries <= 1 || !retryCodes.has(codeOf(error))) throw error
    return inTransaction(db, work, tries - 1)
  }
}
