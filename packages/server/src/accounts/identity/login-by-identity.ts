import { and, eq } from 'drizzle-orm'
import { loginIdentity } from '@baize/contract'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { playerByContact, player } from '../players/index.ts'
import type { Player } from '../players/index.ts'
import type { Identity } from './provider.ts'
import { playerIdentity } from './tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Route } from '../../http/route.ts'
import { deviceHashOf } from '../security/index.ts'
import { completeLogin } from '../login/index.ts'
import { verifyIdentity } from './verify-identity.ts'

/**
 * The player of an identity: of the account that it was linked to, or that owns the mobile number
 * which the provider has verified. An e-mail address is not enough, because an account elsewhere
 * can be opened with somebody else's address.
 */
async function playerByIdentity(db: Db, merchant: string, identity: Identity): Promise<Player | null> {
  const { channel, subject, phone, verifiedPhone } = identity
  const [found] = await db
    .select({ player })
    .from(playerIdentity)
    .innerJoin(player, eq(player.id, playerIdentity.playerId))
    .where(
      and(
        eq(playerIdentity.merchant, merchant),
        eq(playerIdentity.channel, channel),
        eq(playerIdentity.subject, subject),
      ),
    )
  if (found) return found.player
  return phone && verifiedPhone ? playerByContact(db, merchant, 'mobile', phone) : null
}

/**
 * Links an identity to a player, who can log in with it from then on (REG-37).
 * @returns false where it is another account's
 */
export async function linkIdentity(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { id, merchant }: Pick<Player, 'id' | 'merchant'>,
  { channel, subject }: Pick<Identity, 'channel' | 'subject'>,
): Promise<boolean> {
  const linked = await tx
    .insert(playerIdentity)
    .values({ merchant, channel, subject, playerId: id, linkedAt: clock.now() })
    .onConflictDoUpdate({
      target: [playerIdentity.merchant, playerIdentity.channel, playerIdentity.subject],
      set: { playerId: id },
      setWhere: eq(playerIdentity.playerId, id),
    })
    .returning()
  return linked.length > 0
}

/**
 * Logs in by an identity of a player; the answer to an unknown one sends the visitor to the
 * registration (REG-37).
 */
const loginRoute = route(loginIdentity, async ({ firebaseChannel, firebaseIdToken, deviceSecret }, ctx) => {
  const identity = await verifyIdentity(ctx, firebaseChannel, firebaseIdToken)
  const player = await playerByIdentity(ctx.deps.db, ctx.site.merchant, identity)
  if (!player) throw new Refusal('REGISTER_REQUIRED')
  return completeLogin(ctx, player, { kind: 'identity', side: 'player', device: deviceHashOf(deviceSecret) })
})

export const identityRoutes: Route[] = [loginRoute]
