import { register } from '@baize/contract'
import type { Input } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { readSetting } from '../system/settings.ts'
import { requireCaptcha } from './captchas.ts'
import { enter } from './entry.ts'
import { openAccount } from './open-account.ts'
import { hash, matches } from './passwords.ts'
import { accountOf, playerByAccount, playerById } from './players.ts'
import type { Player } from './players.ts'
import { registerProblems, registerRules } from './register-rules.ts'
import { registration } from './tables.ts'

type Asked = Input<typeof register> & { password: string }

/** Registration by username. Steps in the order of REG-18; the captcha last, so that a typing error does not use it up (REG-19). */
export const registerRoute = route(register, async (input, ctx) => {
  if (!input.terms) throw new Refusal('TERMS_REQUIRED')
  const asked = trimmed(input)
  const settings = await readSetting(ctx.deps, 'register')
  const fields = registerProblems(registerRules(settings), asked)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
  const player = (await openedBefore(ctx, asked)) ?? (await open(ctx, asked, settings.captchaEnabled))
  const token = asked.login ? await enter(ctx, ctx.deps.db, player) : null
  return { token, firstTimeLogin: true, account: player.account, type: player.type }
})

const trimmed = (input: Input<typeof register>): Asked => ({
  ...input,
  username: input.username.trim(),
  password: input.password?.trim() ?? '',
  confirmPassword: input.confirmPassword?.trim() ?? '',
})

/** How long a registration may be sent again, in milliseconds; after that its key is only a way to guess a password. */
const repeatable = 3_600_000

/**
 * The account that the same registration opened when it was sent before. The key alone opens nothing: name and password must be those of
 * then.
 * @throws Refusal TX_CONFLICT
 */
async function openedBefore({ deps }: Context, asked: Asked): Promise<Player | null> {
  const [earlier] = await deps.db.select().from(registration).where(eq(registration.key, asked.idempotencyKey))
  if (!earlier) return null
  const player = await playerById(deps.db, earlier.playerId)
  const isFresh = deps.clock.now().getTime() - earlier.at.getTime() < repeatable
  const isSame = isFresh && player?.account === accountOf(asked.username)
  if (!isSame || !(await matches(deps, asked.password, player.passwordHash))) throw new Refusal('TX_CONFLICT')
  return player
}

/** @throws Refusal USERNAME_TAKEN, CAPTCHA_REQUIRED, CAPTCHA_INVALID or BUSY */
async function open(ctx: Context, asked: Asked, captchaEnabled: boolean): Promise<Player> {
  const { deps, site, ip } = ctx
  if (captchaEnabled) await requireCaptcha(ctx, asked)
  const isTaken = await playerByAccount(deps.db, site.merchant, accountOf(asked.username))
  const opened = isTaken
    ? null
    : await openAccount(deps, {
        merchant: site.merchant,
        username: asked.username,
        type: 0,
        passwordHash: await hash(deps, asked.password),
        affiliateCode: asked.affiliateCode || null,
        referralCode: asked.referralCode || null,
        key: asked.idempotencyKey,
        what: 'register',
        ip,
      })
  // Taken by somebody else, or by this very registration, sent twice at once.
  const player = opened ?? (await openedBefore(ctx, asked))
  if (!player) throw new Refusal('USERNAME_TAKEN')
  return player
}
