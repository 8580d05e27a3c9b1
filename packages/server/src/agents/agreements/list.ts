import { contracts } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, count, desc, eq, ne, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { hasPaymentPassword } from '../../accounts/passwords/index.ts'
import { accountOf, playerByAccount } from '../../accounts/players/index.ts'
import { agentOf } from '../tree/index.ts'
import { route } from '../../http/route.ts'
import { window } from '../../http/window.ts'
import type { Context } from '../../http/route.ts'
import { siteOffset } from './acceptance.ts'
import { showContracts } from './agreement-view.ts'
import { agentContract } from './tables.ts'
import { expireDueAgreements } from './expire.ts'

type AgreementsInput = Input<typeof contracts>
type Side = NonNullable<AgreementsInput['side']> | 'both'
const { downline, upline, state, kind, askedBy, offeredAt, id } = agentContract

/** Which contracts are of a side, for somebody (CON-19). */
export const sides: Readonly<Record<Side, (me: string) => SQL | undefined>> = {
  mine: me => eq(downline, me),
  downline: me => eq(upline, me),
  both: me => or(eq(downline, me), eq(upline, me)),
  asked: me =>
    or(
      and(eq(downline, me), eq(state, 'WAITING')),
      and(or(eq(downline, me), eq(upline, me)), eq(state, 'TERMINATION_WAITING'), ne(askedBy, me)),
    ),
}

/** Nobody has this id: what is asked about somebody who does not exist finds nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'

async function filterOf({ deps, site }: Context, asked: AgreementsInput, me: string): Promise<SQL | undefined> {
  const { account } = asked
  const named = account ? ((await playerByAccount(deps.db, site.merchant, accountOf(account)))?.id ?? nobody) : null
  return and(
    sides[asked.side ?? 'both'](me),
    asked.kind && eq(kind, asked.kind),
    asked.state && eq(state, asked.state),
    named ? eq(downline, named) : undefined,
  )
}

/** The contracts of whoever asks, the newest first; of nobody else (AGT-17). */
export const listRoute = route(contracts, async (input, ctx) => {
  const { deps } = ctx
  const { playerId } = agentOf(ctx)
  const { limit, offset } = window({ pageNo: input.pageNo ?? 1, pageSize: input.pageSize ?? 20 })
  const now = deps.clock.now()
  await expireDueAgreements(deps.db, now, playerId)
  const filter = await filterOf(ctx, input, playerId)
  const [all] = await deps.db.select({ total: count() }).from(agentContract).where(filter)
  const found = await deps.db
    .select()
    .from(agentContract)
    .where(filter)
    .orderBy(desc(offeredAt), desc(id))
    .limit(limit)
    .offset(offset)
  return {
    content: await showContracts(deps.db, found, { me: playerId, now, offset: await siteOffset(deps) }),
    total: all?.total ?? 0,
    paymentPassword: await hasPaymentPassword(deps.db, playerId),
  }
})
