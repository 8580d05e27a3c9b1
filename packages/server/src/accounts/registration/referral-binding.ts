import { checkReferral, plainText } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { placeBelow } from '../../agents/tree/index.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { mayInvite } from '../../system/index.ts'
import { storedUsernameOf, playerByAccount, player } from '../players/index.ts'
import { validAffiliateCode } from './affiliate-codes.ts'
import type { CheckedRegistration } from './checked-registration.ts'
import { playerBinding } from './tables.ts'

interface Referral {
  merchant: string
  typed: Pick<CheckedRegistration['typed'], ReferralField>
  domain: string
}
type BoundBy = typeof playerBinding.$inferSelect.boundBy
type ReferralField = Exclude<BoundBy, 'agent'>

/** The referrer of a new player, and the account type that follows from it. */
interface Referrer {
  boundTo: string
  code: string | null
  /** Account type. */
  opens: number
}
export type Binding = Referrer & { boundBy: BoundBy }

const ordinary = { code: null, opens: 0 } as const

/** The player with this customer number or username, if they may invite. */
async function memberReferrer(deps: Deps, merchant: string, code: string): Promise<Referrer | null> {
  const { db } = deps
  const isNumber = and(eq(player.merchant, merchant), eq(player.customerId, code))
  const [byNumber] = await db.select({ id: player.id, type: player.type }).from(player).where(isNumber)
  const found = byNumber ?? (await playerByAccount(db, merchant, storedUsernameOf(code)))
  return found && (await mayInvite(deps, found.type)) ? { boundTo: found.id, ...ordinary } : null
}

async function agentReferrer(deps: Deps, { merchant, domain }: Referral, code: string): Promise<Referrer | null> {
  const good = await validAffiliateCode(deps, merchant, code, domain)
  return good && { boundTo: good.agent.id, code: good.code, opens: good.opens }
}

/** Fields that name a referrer; the first one that leads to a player counts (REG-28). */
const referralFields: readonly (readonly [
  ReferralField,
  (deps: Deps, referral: Referral, code: string) => Promise<Referrer | null>,
])[] = [
  ['affiliateCode', agentReferrer],
  ['referralCode', (deps, { merchant }, code) => memberReferrer(deps, merchant, code)],
  ['recommenderId', (deps, { merchant }, code) => memberReferrer(deps, merchant, code)],
]

/**
 * The referrer of a new player, and the field that named them; null where no field leads to a
 * player.
 */
export async function referrerOf(deps: Deps, referral: Referral): Promise<Binding | null> {
  for (const [boundBy, find] of referralFields) {
    const code = referral.typed[boundBy]
    const referrer = code ? await find(deps, referral, code) : null
    if (referrer) return { ...referrer, boundBy }
  }
  return null
}

/** Stores the referrer of a new player, and places the player below them in the agents' tree. */
export async function bindPlayer(tx: Db, playerId: string, binding: Omit<Binding, 'opens'> | null): Promise<void> {
  if (!binding) return
  const { boundTo, boundBy, code } = binding
  await tx.insert(playerBinding).values({ playerId, boundTo, boundBy, code })
  await placeBelow(tx, playerId, boundTo)
}

/**
 * Answers whether a registration with this code would be bound to a member, and not to whom
 * (REG-28).
 */
export const checkReferralRoute = route(checkReferral, async ({ code }, { deps, site, network }) => {
  deps.limits.require('referral-checks', network)
  return { valid: (await memberReferrer(deps, site.merchant, plainText(code))) !== null }
})
