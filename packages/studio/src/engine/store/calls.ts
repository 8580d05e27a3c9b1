import type { Store } from './open.ts'

export type CallKind = 'bet' | 'win' | 'rollback'

/**
 * One call to the operator: its body is kept as it was first written, so that a repeat is the same
 * bytes.
 */
export interface Call {
  txId: string
  roundId: string
  kind: CallKind
  body: string
  attempts: number
}

const columns = 'tx_id AS txId, round_id AS roundId, kind, body, attempts'

/** Keeps a call. `dueAt` null: it is sent once by its maker, and never repeated (bets). */
export function addCall(store: Store, call: Omit<Call, 'attempts'>, dueAt: number | null): void {
  store
    .prepare('INSERT INTO call (tx_id, round_id, kind, body, due_at) VALUES (?, ?, ?, ?, ?)')
    .run(call.txId, call.roundId, call.kind, call.body, dueAt)
}

export const callOf = (store: Store, roundId: string, kind: CallKind): Call | null =>
  (store.prepare(`SELECT ${columns} FROM call WHERE round_id = ? AND kind = ?`).get(roundId, kind) as
    Call | undefined) ?? null

/** Rounds with a call to be repeated by now, the longest waiting first. */
export const dueRounds = (store: Store, now: number, limit: number): string[] =>
  store
    .prepare('SELECT round_id AS id FROM call WHERE answered_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ?')
    .all(now, limit)
    .map(row => String(row.id))

/** When the next repeat is due, or null. */
export const nextDueAt = (store: Store): number | null =>
  (
    store.prepare('SELECT min(due_at) AS at FROM call WHERE answered_at IS NULL AND due_at IS NOT NULL').get() as {
      at: number | null
    }
  ).at

export function markAnswered(store: Store, txId: string, now: number): void {
  store
    .prepare('UPDATE call SET answered_at = ?, attempts = attempts + 1, trouble = NULL WHERE tx_id = ?')
    .run(now, txId)
}

/** Notes a try without a clear answer and when the next one is due. */
export function postpone(store: Store, txId: string, trouble: string, dueAt: number | null): void {
  store
    .prepare('UPDATE call SET attempts = attempts + 1, trouble = ?, due_at = ? WHERE tx_id = ?')
    .run(trouble, dueAt, txId)
}

/** Calls that wait for an answer, for the studio's staff. */
export const waitingCalls = (store: Store) =>
  store
    .prepare(
      `SELECT tx_id AS txId, kind, attempts, due_at AS dueAt, trouble FROM call WHERE answered_at IS NULL AND due_at IS NOT NULL ORDER BY due_at LIMIT 200`,
    )
    .all()

/** Lets everything that waits be tried at once. */
export function makeAllDue(store: Store, now: number): void {
  store.prepare('UPDATE call SET due_at = ? WHERE answered_at IS NULL AND due_at IS NOT NULL').run(now)
}
