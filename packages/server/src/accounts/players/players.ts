import { plainText } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { player, playerName } from './tables.ts'
import { Refusal } from '../../http/refusal.ts'

export type Player = typeof player.$inferSelect

/**
 * How a username is stored and looked up: without regard to case (VAL-06), and without what nobody
 * sees.
 */
export const storedUsernameOf = (username: string): string => plainText(username).toLowerCase()

/**
 * The player with this username. One query whether it exists or not, so that the response time does
 * not tell.
 */
export async function playerByAccount(db: Db, merchant: string, account: string): Promise<Player | null> {
  const [found] = await db
    .select({ player })
    .from(playerName)
    .innerJoin(player, eq(player.id, playerName.playerId))
    .where(and(eq(playerName.merchant, merchant), eq(playerName.account, account)))
  return found?.player ?? null
}

export async function playerById(db: Db, id: string): Promise<Player | null> {
  const [row] = await db.select().from(player).where(eq(player.id, id))
  return row ?? null
}

/** The fields of a new account; all others follow from them. */
export interface NewPlayer {
  merchant: string
  username: string
  type: number
  passwordHash: string | null
  affiliateCode?: string | null
  referralCode?: string | null
}

/** Opens an account. Null where the username is taken. */
export async function addPlayer(deps: Deps, tx: Db, { username, ...rest }: NewPlayer): Promise<Player | null> {
  const id = deps.random.id()
  const account = storedUsernameOf(username)
  const named = await tx
    .insert(playerName)
    .values({ merchant: rest.merchant, account, playerId: id })
    .onConflictDoNothing()
    .returning()
  if (!named.length) return null
  const [row] = await tx
    .insert(player)
    .values({
      ...rest,
      id,
      account,
      nickname: plainText(username),
      customerId: customerNumber(deps),
      registeredAt: deps.clock.now(),
    })
    .returning()
  return row ?? null
}

/** A customer number of ten digits, which can be read out to customer service. */
const customerNumber = ({ random }: Deps): string => Array.from({ length: 10 }, () => random.below(10)).join('')

/**
 * An id that no player has: questions about an unknown account ask as those about a known one, and
 * find nothing.
 */
export const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Locks a player's row until the transaction ends, by writing it as it is. Transactions that lock
 * it come one after the other, and each counts what those before have done, under every isolation
 * level: `select for update` alone would let one go on with the rows of its beginning.
 * @returns the row; null where there is no such player
 */
export async function lockPlayer(tx: Db, id: string): Promise<Player | null> {
  const [row] = await tx.update(player).set({ id }).where(eq(player.id, id)).returning()
  return row ?? null
}

/**
 * Locks a player's row until the transaction ends, and refuses where the password was changed since
 * the player was read: that change has ended every session, and a login under way must not start
 * another.
 * @throws Refusal with the code
 */
export async function lockPassword(
  tx: Db,
  { id, passwordHash }: Pick<Player, 'id' | 'passwordHash'>,
  code: Refusal['code'],
): Promise<void> {
  const now = await lockPlayer(tx, id)
  if (now?.passwordHash !== passwordHash) throw new Refusal(code)
}
