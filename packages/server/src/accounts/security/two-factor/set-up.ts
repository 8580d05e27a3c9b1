import { and, eq, gt, isNull } from 'drizzle-orm'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Player } from '../../players/index.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { openSecret, sealSecret } from './sealed.ts'
import { isTwoFactorOn } from './state.ts'
import { twoFactor } from './tables.ts'
import { newTotpSecret, otpauthUrl, stepOf } from './totp.ts'

/** How long a person has to bring the secret into an authenticator, in milliseconds. */
const life = 15 * 60_000

/**
 * A secret for the authenticator; it asks for nothing until one of its codes is shown. A new one takes the place of one that nobody
 * confirmed.
 * @throws Refusal TWO_FACTOR_ON
 */
export async function beginTwoFactor(deps: Deps, { id, account, merchant }: Player) {
  const secret = newTotpSecret(deps.random)
  const fresh = {
    secret: await sealSecret(deps, id, secret),
    setupEndsAt: new Date(deps.clock.now().getTime() + life),
    lastStep: 0,
  }
  const written = await deps.db
    .insert(twoFactor)
    .values({ playerId: id, ...fresh })
    .onConflictDoUpdate({ target: twoFactor.playerId, set: fresh, setWhere: isNull(twoFactor.confirmedAt) })
    .returning()
  if (!written.length) throw new Refusal('TWO_FACTOR_ON')
  return { secret, otpauthUrl: otpauthUrl(secret, merchant, account) }
}

/** The secret that waits for its first code. @throws Refusal TWO_FACTOR_ON or CHALLENGE_ENDED */
export async function waitingSecret(deps: Deps, playerId: string): Promise<string> {
  const { db, clock } = deps
  const waiting = and(
    eq(twoFactor.playerId, playerId),
    isNull(twoFactor.confirmedAt),
    gt(twoFactor.setupEndsAt, clock.now()),
  )
  const [row] = await db.select().from(twoFactor).where(waiting)
  if (row) return row.secret
  throw new Refusal((await isTwoFactorOn(db, playerId)) ? 'TWO_FACTOR_ON' : 'CHALLENGE_ENDED')
}

/**
 * Switches two-factor on with the first code of the secret, and answers the recovery codes; null where the code is wrong.
 * @throws Refusal CHALLENGE_ENDED where another secret took its place meanwhile
 */
export async function confirmTwoFactor(deps: Deps, playerId: string, sealed: string, code: string) {
  const now = deps.clock.now()
  const step = stepOf(await openSecret(deps, playerId, sealed), code, now)
  if (step === null) return null
  return inTransaction(deps.db, async tx => {
    const confirmed = await tx
      .update(twoFactor)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(eq(twoFactor.playerId, playerId), eq(twoFactor.secret, sealed), isNull(twoFactor.confirmedAt)))
      .returning()
    if (!confirmed.length) throw new Refusal('CHALLENGE_ENDED')
    return makeRecoveryCodes(deps.random, tx, playerId)
  })
}
