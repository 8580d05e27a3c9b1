import { and, eq, lt, sql } from 'drizzle-orm'
import { digest } from '../access/secrets.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { textsIn } from '../messages/message-texts.ts'
import type { Message } from '../messages/gateway.ts'
import { readSetting } from '../db/settings.ts'
import { cancelCodeRequest, countCodeRequest } from './check-code-limits.ts'
import { verificationCode, verificationSend } from './tables.ts'
import type { Channel, Purpose } from './tables.ts'
import { loginSetting } from '../system/index.ts'

const minute = 60_000
/** Wrong tries after which a code is invalid (AUTH-48). */
const maxTries = 5

/** A code to send. */
export interface CodeDelivery {
  /** A mobile number of `mobileOf`, or an e-mail address. */
  to: string
  channel: Channel
  purpose: Purpose
  /** False where no player has this number: the same answer in the same time, without a message. */
  deliver: boolean
  /** Language of the recipient where it is known; else the request's. */
  language?: string | null
}

const hashOf = (sendId: string, to: string, purpose: Purpose, code: string): string =>
  digest(`${sendId}:${to}:${purpose}:${code.trim()}`)

const sixDigits = ({ random }: Deps): string => String(random.below(1_000_000)).padStart(6, '0')

async function storeCode(
  { deps, site }: Context,
  { to, purpose }: CodeDelivery,
  sendId: string,
  code: string,
  life: number,
) {
  const fresh = {
    codeHash: hashOf(sendId, to, purpose, code),
    sendId,
    tries: 0,
    endsAt: new Date(deps.clock.now().getTime() + life),
  }
  await deps.db
    .insert(verificationCode)
    .values({ merchant: site.merchant, recipient: to, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [verificationCode.merchant, verificationCode.recipient, verificationCode.purpose],
      set: fresh,
    })
}

/** Purposes whose answer must not tell whether the number belongs to a player. */
const secretPurposes = new Set<Purpose>(['login', 'reset'])

/** @throws Refusal SMS_UNKNOWN where the gateway does not accept the message (ERR-04) */
async function deliver({ deps, requestId }: Context, { purpose }: CodeDelivery, message: Message, sendId: string) {
  if (secretPurposes.has(purpose)) return deps.outbox.sendLater(message)
  try {
    await deps.outbox.send(message)
  } catch (error) {
    deps.report(error, { requestId, channel: message.channel })
    await cancelCodeRequest(deps, sendId)
    throw new Refusal('SMS_UNKNOWN')
  }
}

function messageOf({ to, channel, language }: CodeDelivery, code: string, minutes: number, spoken: string): Message {
  const say = textsIn(language ?? spoken)
  const text = say('code', { code, minutes })
  return channel === 'email' ? { channel, to, code, text, subject: say('codeSubject') } : { channel, to, code, text }
}

/**
 * Sends a code of six digits: bound to merchant, recipient and purpose, valid once, for `expiredMinutes` (AUTH-37, AUTH-48). It replaces an
 * earlier one.
 * @throws Refusal SMS_TOO_MANY, SMS_QUOTA, SMS_UNKNOWN where the gateway fails, or SMS_DISABLED where there is none
 */
export async function sendCode(ctx: Context, delivery: CodeDelivery): Promise<{ expiredMinutes: number }> {
  const { deps, network, language } = ctx
  const { to, channel } = delivery
  if (!deps.outbox.reaches(channel)) throw new Refusal('SMS_DISABLED')
  if (deps.outbox.isDown(channel)) throw new Refusal('SMS_UNKNOWN')
  const sendId = await countCodeRequest(deps, { channel, recipient: to, network })
  const { expiredMinutes } = await readSetting(deps, loginSetting)
  const code = sixDigits(deps)
  await storeCode(ctx, delivery, sendId, code, expiredMinutes * minute)
  if (delivery.deliver) await deliver(ctx, delivery, messageOf(delivery, code, expiredMinutes, language), sendId)
  return { expiredMinutes }
}

/**
 * Uses a code up. Call it last of all checks, and outside a transaction, because its failures must stay counted.
 * @throws Refusal SMS_CODE_MISSING, SMS_CODE_INVALID, or SMS_CODE_EXPIRED for one that is too old or was tried five times
 */
export async function takeCode(
  { deps: { db, clock }, site: { merchant } }: Pick<Context, 'deps' | 'site'>,
  { to, purpose, code }: { to: string; purpose: Purpose; code: string | undefined },
): Promise<void> {
  if (!code?.trim()) throw new Refusal('SMS_CODE_MISSING')
  const { merchant: whose, recipient, purpose: use } = verificationCode
  const one = and(eq(whose, merchant), eq(recipient, to), eq(use, purpose))
  const [known] = await db.select().from(verificationCode).where(one)
  if (!known) throw new Refusal('SMS_CODE_INVALID')
  const [tried] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(one, eq(verificationCode.sendId, known.sendId), lt(verificationCode.tries, maxTries)))
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
