// A platform that is killed: whatever it was doing stops between two statements, its transactions
// are taken back, its callers hear nothing, and what it had in memory is gone. Its database stays.
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type pg from 'pg'
import { openDatabase, type Db, type OpenDatabase } from '../../src/db/open.ts'
import { yieldBetweenQueries } from '../../src/db/yield-between-queries.ts'

/** What somebody waits for who is no more. */
const never = <T>(): Promise<T> => new Promise(() => undefined)

/** One run of a platform, from its start until it is killed. */
class Life {
  readonly #death = Promise.withResolvers<'unknown'>()
  #left: number | null = null
  isOver = false

  /** Resolves once it is over. */
  get death(): Promise<'unknown'> {
    return this.#death.promise
  }

  /** Ends it after so many steps, of which a statement has two: before it and behind it. */
  endAfter(steps: number): void {
    this.#left = steps
  }

  end(): void {
    this.isOver = true
    this.#death.resolve('unknown')
  }

  /** One step; never returns in a life that is over. */
  step(): Promise<void> {
    if (this.#left !== null && this.#left-- === 0) this.end()
    return this.isOver ? never() : Promise.resolve()
  }

  /** A step, work, and a step; the work is given up where the life ends meanwhile. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    await this.step()
    const result = await work().catch((error: unknown) => {
      if (this.isOver) return never<T>()
      throw error
    })
    await this.step()
    return result
  }

  /** Work of a transaction, which is taken back where the life ends meanwhile. */
  orOver = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      this.death.then((): never => {
        throw new Error('Killed')
      }),
    ])
}

type Methods = 'query' | 'transaction' | 'runExclusive' | '_runExclusiveTransaction' | 'execProtocolStream' | 'syncToFs'

/** The connection of one life to the embedded database. */
class Connection implements Pick<PGlite, Methods> {
  readonly #life: Life
  readonly #base: Pick<PGlite, Methods>

  constructor(life: Life, base: Pick<PGlite, Methods>) {
    this.#life = life
    this.#base = base
  }

  query: PGlite['query'] = (...question) => this.#life.around(() => this.#base.query(...question))
  transaction: PGlite['transaction'] = work =>
    this.#life.around(() =>
      this.#base.transaction(tx => {
        const query = tx.query.bind(tx)
        const stepped: Transaction['query'] = (...question) => this.#life.step().then(() => query(...question))
        return this.#life.orOver(work(Object.assign(tx, { query: stepped })))
      }),
    )
  _runExclusiveTransaction: PGlite['_runExclusiveTransaction'] = work =>
    this.#life.around(() => this.#base._runExclusiveTransaction(() => this.#life.orOver(work())))
  runExclusive: PGlite['runExclusive'] = work => this.#life.step().then(() => this.#base.runExclusive(work))
  execProtocolStream: PGlite['execProtocolStream'] = (...message) => this.#base.execProtocolStream(...message)
  syncToFs: PGlite['syncToFs'] = () => this.#base.syncToFs()
}

/** The connections of one life to a server: they break with it. */
function connectThrough(life: Life, { $client: pool }: { $client: pg.Pool }): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const known = new WeakSet<pg.PoolClient>()
  pool.connect = (async () => {
    const client = await life.around(connect)
    if (known.has(client)) return client
    known.add(client)
    const query = client.query.bind(client) as (...question: unknown[]) => Promise<unknown>
    client.query = ((...question: unknown[]) => life.around(() => query(...question))) as typeof client.query
    const { stream } = (client as unknown as { connection: pg.Connection }).connection
    void life.death.then(() => stream.destroy())
    return client
  }) as typeof pool.connect
}

/** The lives of a platform on one database. */
export interface Lives {
  /** Opens the database for the next life. */
  open: typeof openDatabase
  /** Kills the platform after so many steps of its statements. @returns resolves once it is dead */
  killAfter: (steps: number) => Promise<'unknown'>
  kill: () => void
}

const clientOf = (db: Db): unknown => (db as unknown as { $client: unknown }).$client

export function newLives(): Lives {
  let life = new Life()
  let embedded: { first: OpenDatabase; base: Pick<PGlite, Methods> } | null = null

  /** The methods of the library itself, without what the first opening has put before them. */
  function baseOf(client: PGlite): Pick<PGlite, Methods> {
    const own = Object.getPrototypeOf(client) as PGlite
    const method = <M extends Methods>(name: M) => own[name].bind(client) as PGlite[M]
    return {
      ...{ query: method('query'), transaction: method('transaction'), runExclusive: method('runExclusive') },
      _runExclusiveTransaction: method('_runExclusiveTransaction'),
      ...{ execProtocolStream: method('execProtocolStream'), syncToFs: method('syncToFs') },
    }
  }

  async function openEmbedded(settings: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
    if (!embedded) {
      const first = await openDatabase(settings)
      embedded = { first, base: baseOf(clientOf(first.db) as PGlite) }
    }
    const { base, first } = embedded
    // A new connection has prepared nothing yet.
    await base.query('deallocate all')
    const own = life
    const db = drizzle(yieldBetweenQueries(new Connection(own, base) as unknown as PGlite)) as unknown as Db
    return { db, backgroundDb: db, close: async () => (own.isOver ? undefined : first.close()) }
  }

  async function openServer(settings: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
    const opened = await openDatabase(settings)
    for (const db of [opened.db, opened.backgroundDb]) connectThrough(life, db as unknown as { $client: pg.Pool })
    return opened
  }

  return {
    open(settings) {
      life = new Life()
      return settings.databaseUrl ? openServer(settings) : openEmbedded(settings)
    },
    killAfter(steps) {
      life.endAfter(steps)
      return life.death
    },
    kill: () => life.end(),
  }
}
