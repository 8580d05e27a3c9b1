import { setTimeout as sleep } from 'node:timers/promises'

/** Codes of transactions to retry: one that could not be serialised, or was part of a deadlock. */
const retryCodes = new Set(['40001', '40P01'])

/**
 * Codes of prepared statements: "cached plan must not change result type", and one that does not
 * exist. Nothing of ours is otherwise refused with the first, whose name is "feature not
 * supported".
 */
const outdatedCodes = new Set(['0A000', '26000'])

/** Maximum of tries of one piece of work. */
const maxTries = 30
/** Milliseconds of the first and the longest wait; each is up to twice the one before. */
const waits = { first: 4, max: 250 } as const

/** Code of Postgres that an error carries, or what caused it; empty where none does. */
export const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
  return code ?? (cause ? codeOf(cause) : '')
}

/**
 * Whether a connection's prepared statement is out of date, because another process has migrated
 * the database since it was read, or is gone, because something between has given the connection to
 * somebody else. It is good again on a new connection.
 */
export const isOutdatedStatement = (error: unknown): boolean => outdatedCodes.has(codeOf(error))

/** Whether an error means that the work may succeed when it is tried again. */
export const isRetryable = (error: unknown): boolean => retryCodes.has(codeOf(error)) || isOutdatedStatement(error)

/** A part of the wait of this try at random, so that those who collided do not collide again. */
const waitAfter = (tried: number): number => Math.random() * Math.min(waits.max, waits.first * 2 ** tried)

/**
 * Retries work that collided with other transactions, after a wait that grows. The database has
 * undone what the work did, so it must do nothing outside the database. What still collides at the
 * last try fails, and its call is answered BUSY (see `refusalOf`).
 */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (tried >= maxTries || !isRetryable(error)) throw error
      await sleep(waitAfter(tried))
    }
  }
}
