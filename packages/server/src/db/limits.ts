/** Limits of the connections to a database server. Times are milliseconds. */
export interface DatabaseLimits {
  /** Connections of the pool that calls share. */
  connections: number
  /** Time that a call waits for a connection, a free one or a new one. */
  connect: number
  /** Time after which the server gives a statement up; 0 sets no limit. */
  statement: number
  /**
   * Time after which a query without an answer closes its connection; also the time that the server
   * waits for the next statement of a transaction.
   */
  query: number
  /** Time without traffic after which the system asks whether the other side is still there. */
  keepAlive: number
  /** In place of `statement` for jobs, commands of staff and migrations; 0 sets no limit. */
  long: number
}

/**
 * A call that waits for a connection and then for an answer ends before pages stop waiting for it
 * (15 seconds), and a slow statement is given up by the server before its connection is.
 */
export const standardDatabaseLimits: DatabaseLimits = {
  connections: 10,
  connect: 4000,
  statement: 6000,
  query: 8000,
  keepAlive: 10_000,
  long: 600_000,
}
