import { downlines, fromMinor, toMinor } from '@baize/contract'
import type { Output } from '@baize/contract'
import { contractCounts, expireDueAgreements } from '../agreements/index.ts'
import type { ContractCounts } from '../agreements/index.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { currencyOf } from '../../wallet/index.ts'
import { dateRangeOf } from '../../system/index.ts'
import { findDownlines } from './find-downlines.ts'
import type { FoundRow } from './find-downlines.ts'
import { agentOf, levelOf, nameAt, typeOf } from '../tree/index.ts'
import { window } from '../../http/window.ts'
import { pathTo, teamOf } from './team.ts'

type Downline = Output<typeof downlines>['content'][number]

const timeOf = (at: Date | string): string => new Date(at).toISOString()

const downlineOf =
  (currency: string, contracts: ReadonlyMap<string, ContractCounts>) =>
  ({ id, account, nickname, type, level, ...row }: FoundRow): Downline => ({
    id,
    account: nameAt(level, account),
    nickname: nameAt(level, nickname),
    type: typeOf(type),
    level,
    isDirect: level === 1,
    balance: fromMinor(BigInt(row.balance), currency),
    currency,
    teamSize: Number(row.team_size),
    contracts: contracts.get(id) ?? null,
    registeredAt: timeOf(row.registered_at),
    lastLoginAt: row.last_login_at && timeOf(row.last_login_at),
    status: row.disabled ? 'disabled' : 'active',
  })

/** Minor units of a typed amount. @throws Refusal BAD_REQUEST where it has more digits than the currency */
function minorOf(amount: string | undefined, currency: string): bigint | null {
  try {
    return amount === undefined ? null : toMinor(amount, currency)
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

/** Who stands below an agent, as far as the question goes (AGT-17, AGT-26). */
export const downlinesRoute = route(downlines, async (asked, ctx) => {
  const { deps } = ctx
  const { playerId: agentId, type } = agentOf(ctx)
  const parentId = asked.parent ?? agentId
  const depth = await levelOf(deps.db, agentId, parentId)
  const currency = currencyOf(deps, type)
  const days = await dateRangeOf(deps, asked)
  const balance = { from: minorOf(asked.balanceFrom, currency), to: minorOf(asked.balanceTo, currency) }
  const { rows, totals } = await findDownlines(deps.db, { agentId, parentId, currency, days, balance, asked })
  await expireDueAgreements(deps.db, deps.clock.now(), agentId)
  const ids = rows.map(({ id }) => id)
  const contracts = await contractCounts(deps.db, agentId, ids)
  return {
    content: rows.map(downlineOf(currency, contracts)),
    path: await pathTo(deps.db, { id: parentId, depth }),
    totals: {
      balance: fromMinor(BigInt(totals.balance), currency),
      currency,
      teamSize: Number(totals.team_size),
    },
    team: await teamOf(deps.db, parentId),
    ...window(asked).fields(Number(totals.total)),
  }
})
