import { and, eq, lt, sql } from 'drizzle-orm'
import { digest } from '../account/secrets.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { sendEmail, sendSms, textsIn } from '../messages/index.ts'
import { readSetting } from '../system/index.ts'
import { takeQuota } from './quota.ts'
import { verificationCode, verificationSend } from './tables.ts'
import type { Channel, Purpose } from './tables.ts'

const minute = 60_000
/** Wrong tries that a code survives no longer (AUTH-48). */
const mostTries = 5

/** A code that somebody asks for. */
export interface CodeOrder {
  /** A mobile number of `mobileOf`, or an e-mail address. */
  to: string
  channel: Channel
  purpose: Purpose
  /** False where nobody has this number: the same answer in the same time, and no message. */
  deliver: boolean
  /** The language of whoever gets it, where it is known; else the request's. */
  language?: string
}

const hashOf = (sendId: string, to: string, purpose: Purpose, code: string): string =>
  digest(`${sendId}:${to}:${purpose}:${code.trim()}`)

const sixDigits = ({ random }: Deps): string => String(random.below(1_000_000)).padStart(6, '0')

async function store(deps: Deps, { to, purpose }: CodeOrder, sendId: string, code: string, life: number) {
  const fresh = {
    codeHash: hashOf(sendId, to, purpose, code),
    sendId,
    tries: 0,
    endsAt: new Date(deps.clock.now().getTime() + life),
  }
  await deps.db
    .insert(verificationCode)
    .values({ recipient: to, purpose, ...fresh })
    .onConflictDoUpdate({ target: [verificationCode.recipient, verificationCode.purpose], set: fresh })
}

/**
 * Sends a code of six digits: bound to the recipient and the purpose, good once, for `expiredMinutes` (AUTH-37, AUTH-48). It takes the place
 * of an earlier one.
 * @throws Refusal SMS_TOO_MANY, SMS_QUOTA, SMS_UNKNOWN
 */
export async function sendCode(ctx: Context, order: CodeOrder): Promise<{ expiredMinutes: number }> {
  const { deps } = ctx
  const { to, channel, deliver } = order
  const sendId = await takeQuota(deps, { channel, recipient: to, network: ctx.network })
  const { expiredMinutes } = await readSetting(deps, 'entry')
  const code = sixDigits(deps)
  await store(deps, order, sendId, code, expiredMinutes * minute)
  if (!deliver) return { expiredMinutes }
  const say = textsIn(order.language ?? ctx.language)
  const text = say('code', { code, minutes: expiredMinutes })
  if (channel === 'sms') await sendSms(deps, { to, code, text })
  else await sendEmail(deps, { to, code, text, subject: say('codeSubject') })
  return { expiredMinutes }
}

/**
 * Uses a code up. Not inside a transaction: what it counts must stay counted where the rest fails. So use it last of all checks.
 * @throws Refusal SMS_CODE_MISSING, SMS_CODE_INVALID, or SMS_CODE_EXPIRED for one that is too old or was guessed at five times
 */
export async function takeCode(
  { db, clock }: Deps,
  { to, purpose, code }: { to: string; purpose: Purpose; code: string | undefined },
): Promise<void> {
  if (!code?.trim()) throw new Refusal('SMS_CODE_MISSING')
  const one = and(eq(verificationCode.recipient, to), eq(verificationCode.purpose, purpose))
  const [known] = await db.select().from(verificationCode).where(one)
  if (!known) throw new Refusal('SMS_CODE_INVALID')
  const [tried] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(one, eq(verificationCode.sendId, known.sendId), lt(verificationCode.tries, mostTries)))
    .returning()
  if (!tried || tried.endsAt <= clock.now()) throw new Refusal('SMS_CODE_EXPIRED')
  if (tried.codeHash !== hashOf(tried.sendId, to, purpose, code)) throw new Refusal('SMS_CODE_INVALID')
  const [used] = await db
    .delete(verificationCode)
    .where(and(one, eq(verificationCode.sendId, tried.sendId)))
    .returning()
  if (!used) throw new Refusal('SMS_CODE_INVALID')
  await db.update(verificationSend).set({ used: true }).where(eq(verificationSend.id, used.sendId))
}
