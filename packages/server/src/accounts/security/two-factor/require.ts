import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import type { Player } from '../../players/index.ts'
import { confirmed } from '../second-verification/confirm.ts'
import { isTwoFactorOn } from './state.ts'
import { takeFactor } from './take.ts'

/**
 * Asks for a code of the authenticator where two-factor is on, before something that the owner of an account alone may do (AUTH-31). The
 * code is used up: ask last, after everything that may be refused without it.
 * @throws Refusal FACTOR_REQUIRED where none was typed; ANSWER_INVALID, ANSWER_LOCKED or SECURITY_WAIT
 */
export async function requireFactor(ctx: Context, who: Player, code = ''): Promise<void> {
  if (!(await isTwoFactorOn(ctx.deps.db, who.id))) return
  if (!code.trim()) throw new Refusal('FACTOR_REQUIRED')
  await confirmed(ctx, who, () => takeFactor(ctx.deps, who.id, code))
}
