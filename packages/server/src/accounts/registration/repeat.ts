import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { matches } from '../security/index.ts'
import { accountOf, playerById } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import { digest } from '../../access/secrets.ts'
import { registration } from './tables.ts'
import type { Application } from './application.ts'

/** How long a registration may be sent again, in milliseconds; after that its key is only a way to guess a password. */
const repeatable = 3_600_000

/** What a registration without a password has in its place: the code or the identity token that it used up. Only a hash of it is kept. */
export const proofOf = ({ input, typed }: Application): string =>
  digest([input.idempotencyKey, typed.verificationCode, input.firebaseIdToken ?? ''].join('\n'))

const isProven = async (asked: Application, { passwordHash }: Player, proof: string | null) =>
  passwordHash === null ? proof === proofOf(asked) : matches(asked.typed.password, passwordHash)

/**
 * The account that the same registration opened when it was sent before. The key alone opens nothing: name and password must be those of
 * then (REG-39).
 * @throws Refusal TX_CONFLICT or BUSY
 */
export async function openedBefore(deps: Deps, asked: Application): Promise<Player | null> {
  const key = asked.input.idempotencyKey
  const [earlier] = await deps.db.select().from(registration).where(eq(registration.key, key))
  if (!earlier) return null
  const player = await playerById(deps.db, earlier.playerId)
  const isFresh = deps.clock.now().getTime() - earlier.at.getTime() < repeatable
  const isSame = isFresh && player && asked.usernames.some(name => accountOf(name) === player.account)
  if (!isSame || !(await isProven(asked, player, earlier.proof))) throw new Refusal('TX_CONFLICT')
  return player
}
