import { createHash } from 'node:crypto'
import type { Db } from './open.ts'

/**
 * What may stand in the place of a value: each is sent as text, so that both databases read the
 * same.
 */
export type StatementValue = string | number | bigint | boolean | Date | null

/**
 * A statement whose text never changes, so that a database reads and plans it once for each
 * connection.
 */
export interface Statement<Values, Row> {
  /**
   * Made of the text: the same text has the same name in every process, and another text never has
   * it.
   */
  readonly name: string
  readonly text: string
  /** Which value stands for `$1`, `$2` and so on. */
  readonly order: readonly (keyof Values & string)[]
  /** Nothing at run time: the rows that come back. */
  readonly row?: Row
}

/** A part of statements, which takes no values of its own. */
export interface Fragment {
  readonly sql: string
}

/** Declares a part that statements may take in, once, where a module begins. */
export const fragment = ({ raw: [sql = ''] }: TemplateStringsArray): Fragment => ({ sql: sql.trim() })

/** PostgreSQL cuts longer names of statements off, so that two could become one. Bytes. */
export const maxNameLength = 63

const nameOf = (text: string): string =>
  `baize_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`.slice(0, maxNameLength)

const names = new Map<string, string>()

/**
 * The name under which a text is kept by connections; undefined for a text that `statement` did not
 * make.
 */
export const nameOfStatement = (text: string): string | undefined => names.get(text)

/**
 * Declares a statement, once, where a module begins: its values are written by their names, as
 * `${'player'}`; a fragment stands for its text.
 *
 * @example
 * const cashOf = statement<{ account: string }, { balance: string }>()`
 *   select balance::text from ledger_account where account = ${'account'}`
 */
export const statement =
  <Values extends Record<keyof Values, StatementValue>, Row>() =>
  (parts: TemplateStringsArray, ...values: ((keyof Values & string) | Fragment)[]): Statement<Values, Row> => {
    const order = [...new Set(values.filter(value => typeof value === 'string'))]
    const placed = values.map(value => (typeof value === 'string' ? `$${order.indexOf(value) + 1}` : value.sql))
    const text = String.raw({ raw: parts }, ...placed).trim()
    const name = nameOf(text)
    names.set(text, name)
    return { name, text, order }
  }

function asText(value: StatementValue): string | null {
  if (value === null) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

/**
 * Runs a statement, in a transaction or outside of one.
 * @returns its rows: columns of numbers beyond 2^53 and of times should be selected as text,
 *   because the databases give them back differently
 */
export async function runStatement<Values extends Record<keyof Values, StatementValue>, Row>(
  db: Db,
  { name, text, order }: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const params = order.map(each => asText(values[each]))
  const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql: text, params },
    undefined,
    name,
    false,
  )
  return (await prepared.execute()).rows
}
