import { balance, betRecords, profitRecords, transactionRecords } from '@baize/contract'
import { platformClient, type Account, type PlatformClient } from '@baize/testing/client'
import { storedBets } from '@baize/testing/stored-bets'
import pg from 'pg'
import { costOf, type Cost } from './growth.ts'
import { startMeasured, type MeasuredPlatform } from './measured-platform.ts'
import { callersAtOnce, spentCalls } from './spent-calls.ts'
import { ms, quantile, table, whole } from './table.ts'

const days = 60
/** Turns that all members take at each call; the middle one counts. */
const turns = 30
/** Turns with triggers and without them. */
const triggerTurns = 5

interface Member extends Account {
  bets: number
}

/** Registers a member and stores so many bets of the last days, two movements of money a bet. */
async function storeMember(client: PlatformClient, db: pg.Client, bets: number): Promise<Member> {
  const account = await client.register()
  const { rows } = await db.query<{ id: string }>('select id from player where account = $1', [account.username])
  const playerId = rows[0]?.id
  if (!playerId) throw new Error(`No player ${account.username}`)
  // The welcome has the first version of the account.
  const cash = `player:${playerId}:cash`
  for (const name of ['movement_total', 'ledger_entry'])
    await db.query(`delete from ${name} where account = $1`, [cash])
  for (const statement of storedBets({ playerId, count: bets, until: new Date(), days })) await db.query(statement)
  return { ...account, bets }
}

type Call = (member: Member) => Promise<{ success: boolean }>

function callsOf(client: PlatformClient): Record<string, Call> {
  const lastPage = (records: number) => Math.floor(records / 20)
  return {
    balance: ({ token }) => client.call(balance, {}, { token }),
    'bets, first page': ({ token }) => client.call(betRecords, { pageNo: 1 }, { token }),
    'bets, last page': ({ token, bets }) => client.call(betRecords, { pageNo: lastPage(bets) }, { token }),
    'bets that were won, last page': ({ token, bets }) =>
      client.call(betRecords, { status: 'won', pageNo: lastPage(bets / 3) }, { token }),
    'movements, first page': ({ token }) => client.call(transactionRecords, { pageNo: 1 }, { token }),
    'movements, last page': ({ token, bets }) =>
      client.call(transactionRecords, { pageNo: lastPage(2 * bets) }, { token }),
    'result by day': ({ token }) => client.call(profitRecords, { groupBy: 'day' }, { token }),
    'result by category': ({ token }) => client.call(profitRecords, { groupBy: 'category' }, { token }),
  }
}

async function timeOf(call: Call, member: Member): Promise<number> {
  const started = performance.now()
  if (!(await call(member)).success) throw new Error('The call was refused')
  return performance.now() - started
}

/** How long record pages and the balance take, by how many bets their member has. */
async function pagesTable(client: PlatformClient, members: readonly Member[]): Promise<string> {
  const rows: string[][] = []
  for (const [name, call] of Object.entries(callsOf(client))) {
    const times = members.map(() => [] as number[])
    // The first turn warms up.
    for (let turn = 0; turn <= turns; turn++)
      for (const [place, member] of members.entries()) {
        const time = await timeOf(call, member)
        if (turn) times[place]?.push(time)
      }
    const medians = times.map(all => quantile(all))
    const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN)
    rows.push([name, ...medians.map(ms), growth.toFixed(2)])
  }
  const columns = ['call', ...members.map(({ bets }) => `${whole(bets)} bets, ms`), 'growth']
  return table(`Records of members over ${days} days (medians of ${turns} calls, PostgreSQL)`, columns, rows)
}

/** What the sums of records cost a round, by leaving out the triggers that keep them. */
async function triggersTable({ url, spent }: MeasuredPlatform, db: pg.Client): Promise<string> {
  const calls = await spentCalls(url)
  const round = calls.find(({ name }) => name.startsWith('round'))
  if (!round) throw new Error('There is no round to measure')
  const turn = async (word: 'enable' | 'disable') => {
    await db.query(`alter table game_round ${word} trigger game_round_total`)
    await db.query(`alter table ledger_entry ${word} trigger ledger_entry_total`)
    return costOf({ calls, spent }, round.name)
  }
  const costs = { without: [] as Cost[], with: [] as Cost[] }
  await turn('enable')
  for (let nth = 0; nth < triggerTurns; nth++) {
    costs.without.push(await turn('disable'))
    costs.with.push(await turn('enable'))
  }
  const row = (name: string, part: (cost: Cost) => number) => {
    const [without, kept] = [quantile(costs.without.map(part)), quantile(costs.with.map(part))]
    return [name, ...[without, kept, kept / without].map(value => value.toFixed(2))]
  }
  const rows = [row(round.name, ({ all }) => all), row('of these PostgreSQL', ({ database }) => database)]
  const columns = ['processor time', 'without sums, ms', 'with sums, ms', 'growth']
  return table(`What sums of records cost a round (${callersAtOnce} at once)`, columns, rows)
}

/**
 * Record pages and the balance of members with ten times as many bets each, and what a round pays
 * for the sums that these pages read (decision 047).
 * @param sizes - bets of each member
 */
export async function recordTimes(sizes: readonly number[]): Promise<string> {
  const platform = await startMeasured('PostgreSQL', 400)
  const db = new pg.Client({ connectionString: platform.databaseUrl ?? '' })
  try {
    await db.connect()
    const client = platformClient(platform.url, { origin: platform.url, siteKey: 'pk_demo' })
    const members: Member[] = []
    for (const bets of sizes) members.push(await storeMember(client, db, bets))
    await db.query('vacuum analyze')
    return `${await pagesTable(client, members)}\n${await triggersTable(platform, db)}`
  } finally {
    await db.end()
    await platform.stop()
  }
}
