import { databases, startMeasured, type DatabaseKind, type MeasuredPlatform } from './measured-platform.ts'
import { ask, callersAtOnce, spentCalls, type MeasuredCall } from './spent-calls.ts'
import { table, whole } from './table.ts'

/** A checkout whose platform is measured. */
export interface Checkout {
  name: string
  root: string
}

/** Of one call at one number of callers, summed over all passes. */
interface Sum {
  calls: number
  seconds: number
  /** Milliseconds of the processor. */
  platform: number
  database: number
}
type Sums = Map<string, Sum>

const keyOf = (call: string, callers: number) => `${call}, ${callers} at once`
const twoDigits = (value: number) => value.toFixed(2)
const perCall = ({ platform, database, calls }: Sum) => (platform + database) / calls

async function measure({ spent }: MeasuredPlatform, calls: readonly MeasuredCall[], sums: Sums): Promise<void> {
  for (const call of calls) {
    await ask(call, call.times / 4, 4)
    for (const callers of callersAtOnce) {
      const before = spent()
      const seconds = await ask(call, call.times, callers)
      const after = spent()
      const key = keyOf(call.name, callers)
      const sum = sums.get(key) ?? { calls: 0, seconds: 0, platform: 0, database: 0 }
      sum.calls += call.times
      sum.seconds += seconds
      sum.platform += after.platform - before.platform
      sum.database += after.database - before.database
      sums.set(key, sum)
    }
  }
}

async function measureFresh({ root }: Checkout, kind: DatabaseKind, games: number, sums: Sums): Promise<void> {
  const platform = await startMeasured({ root, kind, games })
  try {
    await measure(platform, await spentCalls(platform.url), sums)
  } finally {
    await platform.stop()
  }
}

/** The columns of one checkout: what a call costs, how much of it the database, and how many there are in a second. */
const cellsOf = (kind: DatabaseKind, sum: Sum) => [
  twoDigits(perCall(sum)),
  kind === 'PostgreSQL' ? twoDigits(sum.database / sum.calls) : 'within',
  whole(sum.calls / sum.seconds),
]

/**
 * Milliseconds of the processor for a call, of the platform and its database together. Several checkouts take turns, each pass on fresh
 * databases, so that what else the machine does falls on all of them; the last column says what the last costs of the first.
 */
export async function spentTables(checkouts: readonly Checkout[], passes: number): Promise<string> {
  const tables: string[] = []
  for (const kind of databases) {
    const sums = new Map(checkouts.map(({ name }) => [name, new Map() as Sums]))
    for (let pass = 0; pass < passes; pass++)
      for (const checkout of checkouts) await measureFresh(checkout, kind, 400, sums.get(checkout.name)!)
    const [first, ...others] = [...sums.values()]
    const rows = [...first!].map(([key, sum]) => {
      const last = others.at(-1)?.get(key)
      const ratio = last ? [twoDigits(perCall(last) / perCall(sum))] : []
      return [key, ...[sum, ...others.map(other => other.get(key)!)].flatMap(one => cellsOf(kind, one)), ...ratio]
    })
    const columns = checkouts.flatMap(({ name }) => [`${name}: ms`, 'of these the database', 'a second'])
    const title = `Processor time of a call on ${kind} (platform and database, ${passes} passes)`
    tables.push(table(title, ['call', ...columns, ...(others.length ? ['last / first'] : [])], rows))
  }
  return tables.join('\n')
}
