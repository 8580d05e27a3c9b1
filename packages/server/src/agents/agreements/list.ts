import { contracts, fromHundredths, standingOf } from '@baize/contract'
import type { Input, Output, RequestType } from '@baize/contract'
import { and, count, desc, eq, ne, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { hasPaymentPassword } from '../../accounts/passwords/index.ts'
import { nobody, storedUsernameOf, playerByAccount } from '../../accounts/players/index.ts'
import { agentOf } from '../tree/index.ts'
import { route } from '../../http/route.ts'
import { pageWindow } from '../../http/paging.ts'
import type { Context } from '../../http/route.ts'
import { siteOffset, consequencesOf, offerStart } from './consequences.ts'
import { agentAgreement } from './tables.ts'
import { expireDueAgreements, lapsesAt } from './lapse.ts'
import type { Db } from '../../db/open.ts'
import { accountsOf, affectedShown, uplineName } from './party-names.ts'
import { isNewsTo } from './news.ts'
import { heldBy, shownTiers } from './queries.ts'
import type { StoredAgreement } from './tables.ts'

type Shown = Output<typeof contracts>['content'][number]
type Affected = Shown['affectedDownlines']
interface Viewer {
  me: string
  now: Date
  /** Milliseconds by which the site's clock is ahead of UTC. */
  offset: number
}

const requests: Readonly<Partial<Record<StoredAgreement['state'], RequestType>>> = {
  WAITING: 'new',
  TERMINATION_WAITING: 'termination',
}

const isAskedOf = ({ state, downline, askedBy }: StoredAgreement, me: string): boolean =>
  state === 'WAITING' ? downline === me : state === 'TERMINATION_WAITING' && askedBy !== me

const agreed = ({ period, tiers, rate, currency }: StoredAgreement) => ({
  period,
  tiers: shownTiers(tiers, currency),
  rate: fromHundredths(rate),
})

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

function show(
  agreement: StoredAgreement,
  held: readonly StoredAgreement[],
  accounts: Map<string, string>,
  viewer: Viewer,
): Omit<Shown, 'affectedDownlines'> {
  const { id, kind, upline, downline, state, currency, offeredAt, askedAt, startAt, endAt, endReason, reason } =
    agreement
  const { me, now, offset } = viewer
  const request = requests[state] ?? null
  const isOffer = request === 'new'
  const side = downline === me ? 'mine' : 'downline'
  const present = held.find(one => isOffer && one.downline === downline && one.kind === kind && one.endAt === null)
  const from = accounts.get(upline ?? '')
  return {
    ...agreed(agreement),
    id,
    kind,
    side,
    from: side === 'mine' ? uplineName(from) : (from ?? ''),
    to: accounts.get(downline) ?? '',
    state,
    currency,
    requestType: request,
    asked: isAskedOf(agreement, me),
    reason,
    offeredAt: offeredAt.toISOString(),
    lapsesAt: request ? lapsesAt(askedAt).toISOString() : null,
    startAt: iso(isOffer ? offerStart(agreement, held, now, offset) : startAt),
    endAt: standingOf(agreement) === 'LAPSED' ? lapsesAt(askedAt).toISOString() : iso(endAt),
    endReason,
    terminationAnswer: agreement.terminationAnswer,
    isNews: isNewsTo(agreement, me),
    present: present ? agreed(present) : null,
  }
}

/** The agreements below that would end, where the request is the viewer's to answer. */
async function affectedOf(db: Db, agreement: StoredAgreement, { me, now, offset }: Viewer): Promise<Affected> {
  const plan = isAskedOf(agreement, me) ? await consequencesOf(db, agreement, now, offset) : null
  return plan?.affected.length ? affectedShown(db, agreement, plan.affected, me) : []
}

/** Agreements as one of their parties may see them. */
async function showAgreements(db: Db, found: readonly StoredAgreement[], viewer: Viewer): Promise<Shown[]> {
  const offers = found.filter(({ state }) => state === 'WAITING')
  const parties = offers.flatMap(({ upline, downline }) => (upline ? [upline, downline] : [downline]))
  const held = await heldBy(db, [...new Set(parties)], [...new Set(offers.map(({ kind }) => kind))])
  const parts = found.flatMap(({ upline, downline }) => [upline, downline])
  const accounts = await accountsOf(db, parts)
  const shown: Shown[] = []
  for (const agreement of found)
    shown.push({
      ...show(agreement, held, accounts, viewer),
      affectedDownlines: await affectedOf(db, agreement, viewer),
    })
  return shown
}

type AgreementsInput = Input<typeof contracts>
type Side = NonNullable<AgreementsInput['side']> | 'both'
const { downline, upline, state, kind, askedBy, offeredAt, id } = agentAgreement

/** The condition of each side, for a player (CON-19). */
export const sideConditions: Readonly<Record<Side, (me: string) => SQL | undefined>> = {
  mine: me => eq(downline, me),
  downline: me => eq(upline, me),
  both: me => or(eq(downline, me), eq(upline, me)),
  asked: me =>
    or(
      and(eq(downline, me), eq(state, 'WAITING')),
      and(or(eq(downline, me), eq(upline, me)), eq(state, 'TERMINATION_WAITING'), ne(askedBy, me)),
    ),
}

async function filterOf({ deps, site }: Context, asked: AgreementsInput, me: string): Promise<SQL | undefined> {
  const { account } = asked
  const named = account
    ? ((await playerByAccount(deps.db, site.merchant, storedUsernameOf(account)))?.id ?? nobody)
    : null
  return and(
    sideConditions[asked.side ?? 'both'](me),
    asked.kind && eq(kind, asked.kind),
    asked.state && eq(state, asked.state),
    named ? eq(downline, named) : undefined,
  )
}

/** The agreements of the agent who asks, the newest first, and of nobody else (AGT-17). */
export const listRoute = route(contracts, async (input, ctx) => {
  const { deps } = ctx
  const { playerId } = agentOf(ctx)
  const { limit, offset } = pageWindow({ pageNo: input.pageNo ?? 1, pageSize: input.pageSize ?? 20 })
  const now = deps.clock.now()
  await expireDueAgreements(deps.db, now, playerId)
  const filter = await filterOf(ctx, input, playerId)
  const [all] = await deps.db.select({ total: count() }).from(agentAgreement).where(filter)
  const found = await deps.db
    .select()
    .from(agentAgreement)
    .where(filter)
    .orderBy(desc(offeredAt), desc(id))
    .limit(limit)
    .offset(offset)
  return {
    content: await showAgreements(deps.db, found, { me: playerId, now, offset: await siteOffset(deps) }),
    total: all?.total ?? 0,
    paymentPassword: await hasPaymentPassword(deps.db, playerId),
  }
})
