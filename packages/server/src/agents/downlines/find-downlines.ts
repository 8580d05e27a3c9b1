import { agentTypes } from '@baize/contract'
import type { downlines, DownlineType, Input } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { accountOf } from '../../accounts/players/index.ts'
import type { Db } from '../../db/open.ts'
import { playerCash, playerHeld } from '../../ledger/index.ts'
import type { DateRange } from '../../system/index.ts'
import { window } from '../../http/window.ts'

type DownlinesInput = Input<typeof downlines>
type Sort = NonNullable<DownlinesInput['sort']>

/** Whose downline is asked for, by whom, and in which money. */
export interface Question {
  agentId: string
  parentId: string
  currency: string
  days: DateRange
  /** Minor units. */
  balance: { from: bigint | null; to: bigint | null }
  asked: DownlinesInput
}

export interface FoundRow extends Record<string, unknown> {
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
export interface TotalRow extends Record<string, unknown> {
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

/** Whoever never logged in stands last in either direction. */
const orderOf = (sort: Sort): SQL =>
  sort.startsWith('-')
    ? sql`${columns[sort.slice(1) as keyof typeof columns]} desc nulls last, id desc`
    : sql`${columns[sort as keyof typeof columns]} asc nulls last, id asc`

/** The name of a player's account in the ledger, made where the player is a column. */
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

/** Direct ones are found by how their account begins; of a masked one only who knows all of it finds it, so that nothing can be tried out. */
const named = (account: string): SQL =>
  sql`(p.account = ${account} or (mine.depth = 1 and left(p.account, ${account.length}) = ${account}))`

/** Conditions of a question about players, as far as it has any. */
function filters({ asked, days }: Question): SQL[] {
  const { account = '', type, status, scope = 'direct' } = asked
  const name = accountOf(account)
  return [
    ...(scope === 'direct' ? [sql`below.depth = 1`] : []),
    ...(name ? [named(name)] : []),
    ...(type ? [ofType[type]] : []),
    ...(status ? [sql`p.disabled = ${status === 'disabled'}`] : []),
    ...(days.from ? [sql`p.registered_at >= ${days.from.toISOString()}::timestamptz`] : []),
    ...(days.until ? [sql`p.registered_at < ${days.until.toISOString()}::timestamptz`] : []),
  ]
}

const balances = ({ balance: { from, to } }: Question): SQL[] => [
  ...(from === null ? [] : [sql`balance >= ${String(from)}::bigint`]),
  ...(to === null ? [] : [sql`balance <= ${String(to)}::bigint`]),
]

const all = (conditions: readonly SQL[]): SQL => (conditions.length ? sql.join([...conditions], sql` and `) : sql`true`)

/** Everybody the question is about. Both ends are joined to the tree, so that nobody outside of the agent's own can come up. */
const found = (question: Question): SQL => sql`
  select * from (
    select p.id, p.account, p.nickname, p.type, p.disabled, p.registered_at, p.last_login_at, mine.depth as level,
      coalesce((
        select sum(money.balance) from ledger_account money
        where money.currency = ${question.currency}
          and money.account in (${ledgerName(playerCash)}, ${ledgerName(playerHeld)})
      ), 0) as balance,
      (select count(*) from agent_line team where team.ancestor = p.id) as team_size
    from agent_line below
    join agent_line mine on mine.ancestor = ${question.agentId}::uuid and mine.descendant = below.descendant
    join player p on p.id = below.descendant
    where below.ancestor = ${question.parentId}::uuid and ${all(filters(question))}
  ) of_team where ${all(balances(question))}`

/** One page of a downline, and what all pages come to. */
export async function findDownlines(db: Db, question: Question): Promise<{ rows: FoundRow[]; totals: TotalRow }> {
  const { limit, offset } = window(question.asked)
  const order = orderOf(question.asked.sort ?? 'account')
  const { rows } = await db.execute<FoundRow>(sql`${found(question)} order by ${order} limit ${limit} offset ${offset}`)
  const sums = sql`count(*) as total, coalesce(sum(balance), 0) as balance, coalesce(sum(team_size), 0) as team_size`
  const { rows: counted } = await db.execute<TotalRow>(sql`select ${sums} from (${found(question)}) every`)
  return { rows, totals: counted[0] ?? { total: '0', balance: '0', team_size: '0' } }
}
