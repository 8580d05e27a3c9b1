import { and, eq } from 'drizzle-orm'
import { placeBelow } from '../../agents/tree/index.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { accountOf, playerByAccount, player } from '../players/index.ts'
import { goodCode } from './affiliate-codes.ts'
import type { Application } from './checked-registration.ts'
import { playerBinding } from './tables.ts'

interface Brought {
  merchant: string
  typed: Pick<Application['typed'], Way>
  domain: string
}
type BoundBy = typeof playerBinding.$inferSelect.boundBy
type Way = Exclude<BoundBy, 'agent'>

/** Whoever brought a player, and what the account becomes by it. */
interface Binder {
  boundTo: string
  code: string | null
  /** Account type. */
  opens: number
}
export type Binding = Binder & { boundBy: BoundBy }

const ordinary = { code: null, opens: 0 } as const

/** Members recommend by the number that customer service knows them by, or by their name. */
async function memberBy(db: Db, merchant: string, said: string): Promise<Binder | null> {
  const isNumber = and(eq(player.merchant, merchant), eq(player.customerId, said))
  const [byNumber] = await db.select({ id: player.id }).from(player).where(isNumber)
  const boundTo = byNumber?.id ?? (await playerByAccount(db, merchant, accountOf(said)))?.id
  return boundTo ? { boundTo, ...ordinary } : null
}

async function agentBy(deps: Deps, { merchant, domain }: Brought, said: string): Promise<Binder | null> {
  const good = await goodCode(deps, merchant, said, domain)
  return good && { boundTo: good.agent.id, code: good.code, opens: good.opens }
}

/** By what a player is bound to whoever brought them; the first that leads to somebody counts (REG-28). */
const ways: readonly (readonly [Way, (deps: Deps, brought: Brought, said: string) => Promise<Binder | null>])[] = [
  ['affiliateCode', agentBy],
  ['referralCode', ({ db }, { merchant }, said) => memberBy(db, merchant, said)],
  ['recommenderId', ({ db }, { merchant }, said) => memberBy(db, merchant, said)],
]

/** Who brought a player, and by what; null where nobody did, or nobody we know. */
export async function binderOf(deps: Deps, brought: Brought): Promise<Binding | null> {
  for (const [boundBy, find] of ways) {
    const said = brought.typed[boundBy]
    const binder = said ? await find(deps, brought, said) : null
    if (binder) return { ...binder, boundBy }
  }
  return null
}

/** Notes who brought a new player, and puts the player below them. */
export async function bind(tx: Db, playerId: string, binding: Omit<Binding, 'opens'> | null): Promise<void> {
  if (!binding) return
  const { boundTo, boundBy, code } = binding
  await tx.insert(playerBinding).values({ playerId, boundTo, boundBy, code })
  await placeBelow(tx, playerId, boundTo)
}
