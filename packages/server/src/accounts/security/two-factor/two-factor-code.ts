import { plainText } from '@baize/contract'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { twoFactor } from './tables.ts'
import type { Deps } from '../../../deps.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { decryptSecret } from '../../../verification/index.ts'
import { totpStepOf } from './totp.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import type { Player } from '../../players/index.ts'
import { requireRightAnswer } from '../second-verification/confirm-answer.ts'

/** Whether two-factor is on: its owner has confirmed an authenticator (AUTH-31). */
export async function isTwoFactorOn(db: Db, playerId: string): Promise<boolean> {
  const [row] = await db
    .select({ playerId: twoFactor.playerId })
    .from(twoFactor)
    .where(and(eq(twoFactor.playerId, playerId), isNotNull(twoFactor.confirmedAt)))
  return Boolean(row)
}

/**
 * Uses up a code of the authenticator: each is valid once, and none that is older than the last.
 */
async function takeTotp(deps: Deps, playerId: string, code: string): Promise<boolean> {
  const { db, clock } = deps
  const own = and(eq(twoFactor.playerId, playerId), isNotNull(twoFactor.confirmedAt))
  const [row] = await db.select().from(twoFactor).where(own)
  const step = row ? totpStepOf(await decryptSecret(deps, 'two-factor', playerId, row.secret), code, clock.now()) : null
  if (step === null) return false
  const used = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(own, lt(twoFactor.lastStep, step)))
    .returning()
  return used.length > 0
}

/**
 * Uses up a code of the authenticator, or a recovery code; false where it is wrong. Count the
 * attempt before: six digits are soon guessed.
 */
export function takeTwoFactorCode(deps: Deps, playerId: string, typed: string): Promise<boolean> {
  const code = plainText(typed)
  return /^\d{3}\s*\d{3}$/.test(code) ? takeTotp(deps, playerId, code) : takeRecoveryCode(deps.db, playerId, code)
}

/**
 * Requires a code of the authenticator where two-factor is on (AUTH-31). The code is used up: call
 * it after every other check.
 * @throws Refusal FACTOR_REQUIRED where none was typed; ANSWER_INVALID, ANSWER_LOCKED or
 *   SECURITY_WAIT
 */
export async function requireTwoFactorCode(ctx: Context, who: Player, code = ''): Promise<void> {
  if (!(await isTwoFactorOn(ctx.deps.db, who.id))) return
  if (!plainText(code)) throw new Refusal('FACTOR_REQUIRED')
  await requireRightAnswer(ctx, who, () => takeTwoFactorCode(ctx.deps, who.id, code))
}
