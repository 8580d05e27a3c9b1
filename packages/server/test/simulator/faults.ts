import type { Db } from '../../src/db/open.ts'

/** What happens to the next transaction of a call. */
export const transactionFaults = {
  /** It ends and is taken back: the connection went before the commit. */
  rolledBack: 'nothing of it is kept, and the caller learns nothing',
  /** It is committed, and nobody hears of it. */
  lost: 'all of it is kept, and the caller learns nothing',
  /** The database asks for it again. */
  again: 'the platform does it again by itself',
  /** It stays open while others go on. */
  slow: 'others overtake it',
} as const
export type TransactionFault = keyof typeof transactionFaults

type Work = (tx: unknown) => Promise<unknown>
type Transaction = (work: Work, ...config: unknown[]) => Promise<unknown>

const gone = () => new Error('The connection to the database is gone')
const serializationFailure = () => Object.assign(new Error('could not serialize access'), { code: '40001' })

/** Lets everything else that is ready go first. */
async function stepAside(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
}

/** A transaction that ends as a fault says. */
const broken: Record<TransactionFault, (begin: Transaction, work: Work, config: unknown[]) => Promise<unknown>> = {
  rolledBack: (begin, work, config) =>
    begin(
      async tx => {
        await work(tx)
        throw gone()
      },
      ...config,
    ),
  async lost(begin, work, config) {
    await begin(work, ...config)
    throw gone()
  },
  again: (begin, work, config) =>
    begin(
      async tx => {
        await work(tx)
        throw serializationFailure()
      },
      ...config,
    ),
  slow: (begin, work, config) =>
    begin(
      async tx => {
        const result = await work(tx)
        await stepAside()
        return result
      },
      ...config,
    ),
}

/**
 * Makes the transactions of a database break on demand.
 * @returns breaks the next one that begins, or none of those to come
 */
export function breakTransactions(db: Db): (fault: TransactionFault | null) => void {
  const breakable = db as unknown as { transaction: Transaction }
  const begin = breakable.transaction.bind(db)
  let next: TransactionFault | null = null
  breakable.transaction = (work, ...config) => {
    const fault = next
    next = null
    return fault ? broken[fault](begin, work, config) : begin(work, ...config)
  }
  return fault => {
    next = fault
  }
}
