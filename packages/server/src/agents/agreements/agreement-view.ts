import { fromHundredths } from '@baize/contract'
import type { contracts, Output, RequestType } from '@baize/contract'
import type { Db } from '../../db/open.ts'
import { accountsOf, affectedShown, uplineName } from './names.ts'
import { planOf, startOf } from './acceptance.ts'
import { heldBy, shownTiers } from './queries.ts'
import type { StoredContract } from './tables.ts'
import { lapsesAt } from './expire.ts'

type Shown = Output<typeof contracts>['content'][number]
type Affected = Shown['affectedDownlines']
interface Viewer {
  me: string
  now: Date
  /** The site's clock, ahead of UTC, in milliseconds. */
  offset: number
}

const requests: Readonly<Partial<Record<StoredContract['state'], RequestType>>> = {
  WAITING: 'new',
  TERMINATION_WAITING: 'termination',
}

const isAskedOf = ({ state, downline, askedBy }: StoredContract, me: string): boolean =>
  state === 'WAITING' ? downline === me : state === 'TERMINATION_WAITING' && askedBy !== me

const agreed = ({ period, tiers, rate, currency }: StoredContract) => ({
  period,
  tiers: shownTiers(tiers, currency),
  rate: fromHundredths(rate),
})

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

function show(
  contract: StoredContract,
  held: readonly StoredContract[],
  accounts: Map<string, string>,
  viewer: Viewer,
): Omit<Shown, 'affectedDownlines'> {
  const { id, kind, upline, downline, state, currency, offeredAt, askedAt, startAt, endAt, endReason, reason } =
    contract
  const { me, now, offset } = viewer
  const request = requests[state] ?? null
  const isOffer = request === 'new'
  const side = downline === me ? 'mine' : 'downline'
  const present = held.find(one => isOffer && one.downline === downline && one.kind === kind && one.endAt === null)
  const from = accounts.get(upline ?? '')
  return {
    ...agreed(contract),
    id,
    kind,
    side,
    from: side === 'mine' ? uplineName(from) : (from ?? ''),
    to: accounts.get(downline) ?? '',
    state,
    currency,
    requestType: request,
    asked: isAskedOf(contract, me),
    reason,
    offeredAt: offeredAt.toISOString(),
    lapsesAt: request ? lapsesAt(askedAt).toISOString() : null,
    startAt: iso(isOffer ? startOf(contract, held, now, offset) : startAt),
    endAt: iso(endAt),
    endReason,
    present: present ? agreed(present) : null,
  }
}

/** What would end below, of what is for the viewer to answer. */
async function affectedOf(db: Db, contract: StoredContract, { me, now, offset }: Viewer): Promise<Affected> {
  const plan = isAskedOf(contract, me) ? await planOf(db, contract, now, offset) : null
  return plan?.affected.length ? affectedShown(db, contract, plan.affected, me) : []
}

/** Contracts as one of their parties may see them. */
export async function showContracts(db: Db, found: readonly StoredContract[], viewer: Viewer): Promise<Shown[]> {
  const offers = found.filter(({ state }) => state === 'WAITING')
  const parties = offers.flatMap(({ upline, downline }) => (upline ? [upline, downline] : [downline]))
  const held = await heldBy(db, [...new Set(parties)], [...new Set(offers.map(({ kind }) => kind))])
  const parts = found.flatMap(({ upline, downline }) => [upline, downline])
  const accounts = await accountsOf(db, parts)
  const shown: Shown[] = []
  for (const contract of found)
    shown.push({
      ...show(contract, held, accounts, viewer),
      affectedDownlines: await affectedOf(db, contract, viewer),
    })
  return shown
}
