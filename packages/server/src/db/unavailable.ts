import { codeOf } from './retry.ts'

/**
 * No connection to the database: it cannot be had in time, or was lost. What was asked over it may
 * have been done.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * Codes by which a server says that it is no database to ask: it shuts down, starts, has no
 * connection left, has ended this one, or became the copy of another.
 */
const unavailableCodes = /^(08...|53300|57P0[1-5]|25P03|25006)$/

/** Whether an error, or what caused it, means that there is no database at the moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof DatabaseUnavailable || unavailableCodes.test(codeOf(error)) || isUnavailable(error.cause)
}

/**
 * Codes of a statement that took longer than its limit, or waited so long for a lock; the database
 * has undone its transaction.
 */
const overdueCodes = ['57014', '55P03']

/** Whether the database has given a statement up because of its time. */
export const isOverdue = (error: unknown): boolean => overdueCodes.includes(codeOf(error))
