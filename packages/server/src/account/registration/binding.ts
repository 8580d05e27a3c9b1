import { and, eq } from 'drizzle-orm'
import { placeBelow } from '../../agents/index.ts'
import type { Db } from '../../db/open.ts'
import { accountOf, playerByAccount } from '../players.ts'
import type { Player } from '../players.ts'
import { player } from '../tables.ts'
import { agentByCode } from './affiliates.ts'
import type { Application } from './application.ts'
import { playerBinding } from './tables.ts'

type Binder = Player['id'] | null
interface Brought {
  merchant: string
  typed: Pick<Application['typed'], BoundBy>
  domain: string
}
type BoundBy = typeof playerBinding.$inferSelect.boundBy

/** Members recommend by the number that customer service knows them by, or by their name. */
async function memberBy(db: Db, merchant: string, said: string): Promise<Binder> {
  const isNumber = and(eq(player.merchant, merchant), eq(player.customerId, said))
  const [byNumber] = await db.select({ id: player.id }).from(player).where(isNumber)
  return byNumber?.id ?? (await playerByAccount(db, merchant, accountOf(said)))?.id ?? null
}

/** By what a player is bound to whoever brought them; the first that leads to somebody counts (REG-28). */
const ways: readonly (readonly [BoundBy, (db: Db, brought: Brought, said: string) => Promise<Binder>])[] = [
  [
    'affiliateCode',
    async (db, { merchant, domain }, said) => (await agentByCode(db, merchant, said, domain))?.id ?? null,
  ],
  ['referralCode', (db, { merchant }, said) => memberBy(db, merchant, said)],
  ['recommenderId', (db, { merchant }, said) => memberBy(db, merchant, said)],
]

/** Who brought a player, and by what; null where nobody did, or nobody we know. */
export async function binderOf(db: Db, brought: Brought): Promise<{ boundTo: string; boundBy: BoundBy } | null> {
  for (const [boundBy, find] of ways) {
    const said = brought.typed[boundBy]
    const boundTo = said ? await find(db, brought, said) : null
    if (boundTo) return { boundTo, boundBy }
  }
  return null
}

/** Notes who brought a new player, and puts the player below them. */
export async function bind(tx: Db, playerId: string, binder: Awaited<ReturnType<typeof binderOf>>): Promise<void> {
  if (!binder) return
  await tx.insert(playerBinding).values({ playerId, ...binder })
  await placeBelow(tx, playerId, binder.boundTo)
}
