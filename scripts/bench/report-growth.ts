import { databases, startMeasured, type DatabaseKind } from './measured-platform.ts'
import { ask, spentCalls, type MeasuredCall } from './spent-calls.ts'
import { table } from './table.ts'

/** What two platforms hold: the second ten times as much. */
const sizes = [
  { games: 400, rounds: 600 },
  { games: 4000, rounds: 6000 },
] as const
const callersAtOnce = 10
/** Turns that both take; of each call the middle one counts. */
const turns = 5

interface Grown {
  calls: readonly MeasuredCall[]
  spent: () => number
  stop: () => Promise<void>
}

async function startGrown(root: string, kind: DatabaseKind, { games, rounds }: (typeof sizes)[number]): Promise<Grown> {
  const platform = await startMeasured({ root, kind, games })
  const calls = await spentCalls(platform.url)
  const round = calls.find(({ name }) => name.startsWith('round'))
  if (round) await ask(round, rounds, callersAtOnce)
  const spent = () => platform.spent().platform + platform.spent().database
  return { calls, spent, stop: platform.stop }
}

async function costOf({ calls, spent }: Grown, name: string): Promise<number> {
  const call = calls.find(each => each.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  const before = spent()
  await ask(call, call.times, callersAtOnce)
  return (spent() - before) / call.times
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function rowsOn(root: string, kind: DatabaseKind): Promise<(string | number)[][]> {
  const [small, large] = [await startGrown(root, kind, sizes[0]), await startGrown(root, kind, sizes[1])]
  try {
    const rows: (string | number)[][] = []
    for (const { name } of small.calls) {
      const costs = { small: [] as number[], large: [] as number[] }
      for (let turn = 0; turn < turns; turn++) {
        costs.small.push(await costOf(small, name))
        costs.large.push(await costOf(large, name))
      }
      const [one, ten] = [middle(costs.small), middle(costs.large)]
      rows.push([`${name}, ${kind}`, one.toFixed(2), ten.toFixed(2), (ten / one).toFixed(2)])
    }
    return rows
  } finally {
    await small.stop()
    await large.stop()
  }
}

/** Milliseconds of the processor for a call among so many games and rounds, and among ten times as many. */
export async function growthTable(root: string): Promise<string> {
  const rows: (string | number)[][] = []
  for (const kind of databases) rows.push(...(await rowsOn(root, kind)))
  const columns = ['call', ...sizes.map(({ games, rounds }) => `${games} games, ${rounds} rounds: ms`), 'growth']
  return table(`Processor time among ten times the games and rounds (${callersAtOnce} at once)`, columns, rows)
}
