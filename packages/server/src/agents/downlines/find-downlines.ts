import { agentTypes } from '@baize/contract'
import type { downlines, DownlineType, Input } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { storedUsernameOf } from '../../accounts/players/index.ts'
import type { Db } from '../../db/open.ts'
import { playerCash, playerHeld } from '../../ledger/index.ts'
import type { DateRange } from '../../system/index.ts'
import { pageWindow } from '../../http/paging.ts'
import { sumAtVendors } from '../../vendor-wallets/index.ts'

type DownlinesInput = Input<typeof downlines>
type Sort = NonNullable<DownlinesInput['sort']>

/**
 * The account whose downline is listed, the agent who asks, and the filters. `requireLevel` of
 * `agents/tree` has checked before that the account stands below the agent.
 */
interface DownlineQuery {
  agentId: string
  parentId: string
  currency: string
  days: DateRange
  /** Minor units. */
  balance: { from: bigint | null; to: bigint | null }
  asked: DownlinesInput
}

export interface DownlineRow extends Record<string, unknown> {
  id: string
  account: string
  nickname: string
  type: number
  disabled: boolean
  registered_at: Date | string
  last_login_at: Date | string | null
  level: number
  balance: string
  team_size: string
}
export interface DownlineTotals extends Record<string, unknown> {
  total: string
  balance: string
  team_size: string
}

const columns = {
  account: sql`account`,
  balance: sql`balance`,
  teamSize: sql`team_size`,
  registeredAt: sql`registered_at`,
  lastLoginAt: sql`last_login_at`,
} as const

/** Accounts that never logged in stand last in either direction. */
const orderOf = (sort: Sort): SQL =>
  sort.startsWith('-')
    ? sql`${columns[sort.slice(1) as keyof typeof columns]} desc nulls last, id desc`
    : sql`${columns[sort as keyof typeof columns]} asc nulls last, id asc`

/** SQL for the name of a player's account in the ledger, of the player in the row. */
const ledgerName = (nameOf: (playerId: string) => string): SQL => {
  const [head, tail] = nameOf('*').split('*')
  return sql`${head}::text || p.id::text || ${tail}::text`
}

const agents = sql.join(
  agentTypes.map(type => sql`${type}::integer`),
  sql`, `,
)
const ofType: Readonly<Record<DownlineType, SQL>> = {
  agent: sql`p.type in (${agents})`,
  member: sql`p.type not in (${agents})`,
}

/**
 * Direct accounts are found by their beginning, masked ones only by the whole name, so that no name
 * can be found out letter by letter.
 */
const hasName = (account: string): SQL =>
  sql`(p.account = ${account} or (mine.depth = 1 and left(p.account, ${account.length}) = ${account}))`

/** Conditions of a query on players. */
function filters({ asked, days }: DownlineQuery): SQL[] {
  const { account = '', type, status, scope = 'direct' } = asked
  const name = storedUsernameOf(account)
  return [
    ...(scope === 'direct' ? [sql`below.depth = 1`] : []),
    ...(name ? [hasName(name)] : []),
    ...(type ? [ofType[type]] : []),
    ...(status ? [sql`p.disabled = ${status === 'disabled'}`] : []),
    ...(days.from ? [sql`p.registered_at >= ${days.from.toISOString()}::timestamptz`] : []),
    ...(days.until ? [sql`p.registered_at < ${days.until.toISOString()}::timestamptz`] : []),
  ]
}

const balances = ({ balance: { from, to } }: DownlineQuery): SQL[] => [
  ...(from === null ? [] : [sql`balance >= ${String(from)}::bigint`]),
  ...(to === null ? [] : [sql`balance <= ${String(to)}::bigint`]),
]

const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql.join([...conditions], sql` and `) : sql`true`

/**
 * The accounts that match a query. Parent and account are both joined to the tree of the agent, so
 * that nobody outside of it can be found.
 */
const matchingDownlines = (query: DownlineQuery): SQL => sql`
  select * from (
    select p.id, p.account, p.nickname, p.type, p.disabled, p.registered_at, p.last_login_at, mine.depth as level,
      coalesce((
        select sum(money.balance) from ledger_account money
        where money.currency = ${query.currency}
          and money.account in (${ledgerName(playerCash)}, ${ledgerName(playerHeld)})
      ), 0) + ${sumAtVendors(sql`p.id`, query.currency)} as balance,
      (select count(*) from agent_line team where team.ancestor = p.id) as team_size
    from agent_line below
    join agent_line mine on mine.ancestor = ${query.agentId}::uuid and mine.descendant = below.descendant
    join player p on p.id = below.descendant
    where below.ancestor = ${query.parentId}::uuid and ${allOf(filters(query))}
  ) of_team where ${allOf(balances(query))}`

/** One page of a downline, and the totals of all pages. */
export async function findDownlines(
  db: Db,
  query: DownlineQuery,
): Promise<{ rows: DownlineRow[]; totals: DownlineTotals }> {
  const { limit, offset } = pageWindow(query.asked)
  const order = orderOf(query.asked.sort ?? 'account')
  const { rows } = await db.execute<DownlineRow>(
    sql`${matchingDownlines(query)} order by ${order} limit ${limit} offset ${offset}`,
  )
  const sums = sql`count(*) as total, coalesce(sum(balance), 0) as balance, coalesce(sum(team_size), 0) as team_size`
  const { rows: counted } = await db.execute<DownlineTotals>(
    sql`select ${sums} from (${matchingDownlines(query)}) every`,
  )
  return { rows, totals: counted[0] ?? { total: '0', balance: '0', team_size: '0' } }
}
