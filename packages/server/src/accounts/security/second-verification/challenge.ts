import { minute } from '@baize/contract'
import type { SecondMethod } from '@baize/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { playerById } from '../../players/index.ts'
import type { Player } from '../../players/index.ts'
import { digest, newSecret } from '../../../secrets.ts'
import type { SecondVerificationMethod } from './methods.ts'
import { secondChallenge } from './tables.ts'
import type { WaitingLoginMethod } from '../login-method.ts'

/** Milliseconds for which a login waits for its second verification. */
const life = 10 * minute

/** Stores a login until its second verification, and returns the id of the challenge. */
export async function storeChallenge(
  ctx: Context,
  who: Player,
  loginMethod: WaitingLoginMethod,
  methods: readonly SecondVerificationMethod[],
) {
  const { db, clock, random } = ctx.deps
  const challengeId = newSecret(random)
  const { kind, side, device } = loginMethod
  await db.insert(secondChallenge).values({
    idHash: digest(challengeId),
    playerId: who.id,
    network: ctx.network,
    loginMethod: { kind, side, device },
    methods: methods.map(({ method }) => method),
    endsAt: new Date(clock.now().getTime() + life),
  })
  return challengeId
}

export interface Challenge {
  challengeId: string
  who: Player
  loginMethod: WaitingLoginMethod
  methods: readonly SecondMethod[]
}

/**
 * The waiting login of a challenge, if the call comes from the address and the site where it began.
 * @throws Refusal CHALLENGE_ENDED
 */
export async function storedChallengeOf({ deps, site, network }: Context, challengeId: string): Promise<Challenge> {
  const { db, clock } = deps
  const [stored] = await db
    .select()
    .from(secondChallenge)
    .where(
      and(
        eq(secondChallenge.idHash, digest(challengeId)),
        eq(secondChallenge.network, network),
        gt(secondChallenge.endsAt, clock.now()),
      ),
    )
  const who = stored && (await playerById(db, stored.playerId))
  if (!who || who.merchant !== site.merchant) throw new Refusal('CHALLENGE_ENDED')
  return { challengeId, who, loginMethod: stored.loginMethod, methods: stored.methods }
}

/** Uses a challenge up. @throws Refusal CHALLENGE_ENDED where another answer was first */
export async function endChallenge({ db }: Pick<Deps, 'db'>, { challengeId }: Challenge): Promise<void> {
  const used = await db
    .delete(secondChallenge)
    .where(eq(secondChallenge.idHash, digest(challengeId)))
    .returning()
  if (!used.length) throw new Refusal('CHALLENGE_ENDED')
}
