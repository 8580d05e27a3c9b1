import { databases, startMeasured, type DatabaseKind, type Spent } from './measured-platform.ts'
import { ask, callersAtOnce, spentCalls, type MeasuredCall } from './spent-calls.ts'
import { table } from './table.ts'

/** What two platforms hold: the second ten times as much. */
const sizes = [
  { games: 400, rounds: 600 },
  { games: 4000, rounds: 6000 },
] as const
/** Turns that both take; of each call the middle one counts. */
const turns = 5

interface Grown {
  calls: readonly MeasuredCall[]
  spent: () => Spent
  stop: () => Promise<void>
}

async function startGrown(kind: DatabaseKind, { games, rounds }: (typeof sizes)[number]): Promise<Grown> {
  const platform = await startMeasured(kind, games)
  const calls = await spentCalls(platform.url)
  const round = calls.find(({ name }) => name.startsWith('round'))
  if (round) await ask(round, rounds)
  return { calls, spent: platform.spent, stop: platform.stop }
}

/** Milliseconds of the processor for a call. */
export interface Cost {
  all: number
  database: number
}

export async function costOf({ calls, spent }: Pick<Grown, 'calls' | 'spent'>, name: string): Promise<Cost> {
  const call = calls.find(each => each.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  const before = spent()
  await ask(call, call.times)
  const after = spent()
  const database = (after.database - before.database) / call.times
  return { all: (after.platform - before.platform) / call.times + database, database }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/**
 * Of a part of the costs: the middle of each platform, and how many times as much the larger takes.
 */
function growthOf(costs: { small: Cost[]; large: Cost[] }, part: (cost: Cost) => number): string[] {
  const [one, ten] = [middle(costs.small.map(part)), middle(costs.large.map(part))]
  return [one, ten, ten / one].map(value => value.toFixed(2))
}

async function rowsOn(kind: DatabaseKind): Promise<(string | number)[][]> {
  const [small, large] = [await startGrown(kind, sizes[0]), await startGrown(kind, sizes[1])]
  try {
    const rows: (string | number)[][] = []
    for (const { name } of small.calls) {
      const costs = { small: [] as Cost[], large: [] as Cost[] }
      for (let turn = 0; turn < turns; turn++) {
        costs.small.push(await costOf(small, name))
        costs.large.push(await costOf(large, name))
      }
      const ofAll = growthOf(costs, ({ all }) => all)
      const ofDatabase = kind === 'PostgreSQL' && name !== 'status' ? growthOf(costs, ({ database }) => database) : []
      rows.push([`${name}, ${kind}`, ...ofAll, ...['', '', ''].map((none, index) => ofDatabase[index] ?? none)])
    }
    return rows
  } finally {
    await small.stop()
    await large.stop()
  }
}

/**
 * Milliseconds of the processor for a call among so many games and rounds, and among ten times as
 * many. The larger platform has answered more calls by then, so that its code is warmer and some
 * calls cost less there; the share of PostgreSQL's processes, which stands beside, knows no such
 * warmth.
 */
export async function growthTable(): Promise<string> {
  const rows: (string | number)[][] = []
  for (const kind of databases) rows.push(...(await rowsOn(kind)))
  const share = ['of these PostgreSQL', 'among ten times as many', 'growth']
  const columns = [
    'call',
    ...sizes.map(({ games, rounds }) => `${games} games, ${rounds} rounds: ms`),
    'growth',
    ...share,
  ]
  return table(`Processor time among ten times the games and rounds (${callersAtOnce} at once)`, columns, rows)
}
