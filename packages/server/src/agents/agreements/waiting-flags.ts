import { agentTypes, consolidated, agreementFlags } from '@baize/contract'
import type { AgreementKind } from '@baize/contract'
import { route, sessionOf } from '../../http/route.ts'
import type { Db } from '../../db/open.ts'
import { readMoney, shownMoney } from '../../wallet/index.ts'
import { sideConditions } from './list.ts'
import { countNews } from './news.ts'
import { agentAgreement } from './tables.ts'
import { expireDueAgreements } from './lapse.ts'

type Flags = Record<(typeof agreementFlags)[AgreementKind], number>
/** 0 nothing waits, 1 a new agreement, 2 a termination (CON-10). */
const flagOf = { none: 0, WAITING: 1, TERMINATION_WAITING: 2 } as const
const none: Flags = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreqtype: 0, realtimesalreqtype: 0 }

/**
 * The requests that wait for an agent's answer, by kind; a new agreement takes precedence over a
 * termination.
 */
async function flagsOf(db: Db, playerId: string): Promise<Flags> {
  const { kind, state } = agentAgreement
  const asked = await db.selectDistinct({ kind, state }).from(agentAgreement).where(sideConditions.asked(playerId))
  const flags = { ...none }
  for (const one of asked) {
    const name = agreementFlags[one.kind]
    if (flags[name] !== flagOf.WAITING)
      flags[name] = one.state === 'WAITING' ? flagOf.WAITING : flagOf.TERMINATION_WAITING
  }
  return flags
}

/**
 * Answers the caller's money, and which requests wait for their answer; other players than agents
 * have none.
 */
export const consolidatedRoute = route(consolidated, async (_, ctx) => {
  const { deps } = ctx
  const { playerId, type } = sessionOf(ctx)
  const { balance, available, locked, currency, currencySymbol } = shownMoney(await readMoney(deps, playerId, type))
  const funds = { balance, currency, currencySymbol, totals: { available, locked } }
  if (!agentTypes.includes(type)) return { ...funds, ...none, contractnews: 0 }
  await expireDueAgreements(deps.db, deps.clock.now(), playerId)
  return { ...funds, ...(await flagsOf(deps.db, playerId)), contractnews: await countNews(deps.db, playerId) }
})
