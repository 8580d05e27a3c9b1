import { minute, plainText } from '@baize/contract'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Requester } from '../limits/code-rules.ts'
import { digest } from '../secrets.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { textsIn } from '../messages/message-texts.ts'
import type { TextKey } from '../messages/message-texts.ts'
import { RecipientError } from '../messages/gateway.ts'
import type { Message } from '../messages/gateway.ts'
import { readSetting } from '../db/settings.ts'
import { cancelCodeRequest, countCodeRequest } from './check-code-limits.ts'
import { verificationCode, verificationSend } from './tables.ts'
import type { Channel, Purpose } from './tables.ts'
import { brandSetting, loginSetting } from '../system/index.ts'

/** A code to send. */
export interface CodeDelivery {
  /** A mobile number of `mobileOf`, or an e-mail address. */
  to: string
  channel: Channel
  purpose: Purpose
  /** False where no player has this number: the same answer in the same time, without a message. */
  deliver: boolean
  /** Who asks; strangers' requests do not count against the owner's (`requesterOf`). */
  requester: Requester
  /** Language of the recipient where it is known; else the request's. */
  language?: string | null
}

const hashOf = (sendId: string, to: string, purpose: Purpose, code: string): string =>
  digest(`${sendId}:${to}:${purpose}:${plainText(code)}`)

const sixDigits = ({ random }: Deps): string => String(random.below(1_000_000)).padStart(6, '0')

async function storeCode(
  { deps, site, network }: Context,
  { to, purpose, requester }: CodeDelivery,
  sendId: string,
  code: string,
  life: number,
) {
  const fresh = {
    codeHash: hashOf(sendId, to, purpose, code),
    sendId,
    network,
    tries: 0,
    otherTries: 0,
    endsAt: new Date(deps.clock.now().getTime() + life),
  }
  await deps.db
    .insert(verificationCode)
    .values({ merchant: site.merchant, recipient: to, purpose, requester: requester.id, ...fresh })
    .onConflictDoUpdate({
      target: [
        verificationCode.merchant,
        verificationCode.recipient,
        verificationCode.purpose,
        verificationCode.requester,
      ],
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
    // What cannot be sent because of its recipient counts, or anybody could try on and on.
    if (!(error instanceof RecipientError)) await cancelCodeRequest(deps, sendId)
    throw new Refusal('SMS_UNKNOWN')
  }
}

/** Texts of codes that stand for a password of their owner, whom somebody may ask for them. */
const textOfPurpose: Readonly<Partial<Record<Purpose, TextKey>>> = {
  'contact-before': 'codeBefore',
  payment: 'codePayment',
}

function messageOf(
  { to, channel, language, purpose }: CodeDelivery,
  spoken: string,
  values: { code: string; minutes: number; site: string },
): Message {
  const translate = textsIn(language ?? spoken)
  const text = translate(textOfPurpose[purpose] ?? 'code', values)
  const message = { to, code: values.code, text }
  return channel === 'email'
    ? { channel, ...message, subject: translate('codeSubject', values) }
    : { channel, ...message }
}

/**
 * Sends a code of six digits: bound to merchant, recipient and purpose, valid once, for
 * `expiredMinutes` (AUTH-37, AUTH-48). It replaces an earlier one of the same requester, and no
 * other's.
 * @throws Refusal SMS_TOO_MANY, SMS_WAIT, SMS_QUOTA, SMS_UNKNOWN where the gateway fails, or
 *   SMS_DISABLED where there is none
 */
export async function sendCode(ctx: Context, delivery: CodeDelivery): Promise<{ expiredMinutes: number }> {
  const { deps, network, language } = ctx
  const { to, channel, requester } = delivery
  if (!deps.outbox.reaches(channel)) throw new Refusal('SMS_DISABLED')
  if (deps.outbox.isDown(channel)) throw new Refusal('SMS_UNKNOWN')
  const sendId = await countCodeRequest(deps, { channel, recipient: to, network, requester })
  const { expiredMinutes } = await readSetting(deps, loginSetting)
  const code = sixDigits(deps)
  await storeCode(ctx, delivery, sendId, code, expiredMinutes * minute)
  const { name } = await readSetting(deps, brandSetting)
  const message = messageOf(delivery, language, { code, minutes: expiredMinutes, site: name })
  if (delivery.deliver) await deliver(ctx, delivery, message, sendId)
  return { expiredMinutes }
}

/**
 * Counts a try at every code of a recipient, and returns those that it may still be checked
 * against. Five from the address that asked for a code make it invalid; those from elsewhere count
 * apart, and make it invalid for one another alone.
 */
async function countTry({ db, config }: Deps, network: string, isMine: SQL | undefined): Promise<StoredCode[]> {
  const isOwn = sql`${verificationCode.network} = ${network}`
  const { tries, otherTries } = verificationCode
  const { max } = config.limits['code-tries']
  return db
    .update(verificationCode)
    .set({
      tries: sql`${tries} + case when ${isOwn} then 1 else 0 end`,
      otherTries: sql`${otherTries} + case when ${isOwn} then 0 else 1 end`,
    })
    .where(and(isMine, lt(tries, max), or(isOwn, lt(otherTries, max))))
    .returning()
}

type StoredCode = typeof verificationCode.$inferSelect

type CodeContext = Pick<Context, 'deps' | 'network' | 'site'>

/** A code as it was typed. */
interface TypedCode {
  to: string
  purpose: Purpose
  code: string | undefined
}

/** A code that was right, and is good until it is used up. */
export interface RightCode {
  isMine: SQL | undefined
  sendId: string
}

/**
 * Checks a code without using it up, for calls that check more after it. Call it outside a
 * transaction, because its failures must stay counted.
 * @throws Refusal SMS_CODE_MISSING, SMS_CODE_INVALID, or SMS_CODE_EXPIRED for one that is too old
 *   or was tried five times
 */
export async function checkCode(
  { deps, network, site: { merchant } }: CodeContext,
  { to, purpose, code }: TypedCode,
): Promise<RightCode> {
  if (!code || !plainText(code)) throw new Refusal('SMS_CODE_MISSING')
  const { db, clock } = deps
  const { merchant: whose, recipient, purpose: use } = verificationCode
  const isMine = and(eq(whose, merchant), eq(recipient, to), eq(use, purpose))
  if (!(await db.$count(verificationCode, isMine))) throw new Refusal('SMS_CODE_INVALID')
  const tried = await countTry(deps, network, isMine)
  const alive = tried.filter(({ endsAt }) => endsAt > clock.now())
  if (!alive.length) deps.limits.refuse('code-tries')
  const right = alive.find(({ sendId, codeHash }) => codeHash === hashOf(sendId, to, purpose, code))
  if (!right) throw new Refusal('SMS_CODE_INVALID')
  return { isMine, sendId: right.sendId }
}

/**
 * Uses a code up, and with it all others of the same recipient and purpose.
 * @throws Refusal SMS_CODE_INVALID where another call has used it up
 */
export async function spendCode({ deps: { db } }: Pick<Context, 'deps'>, { isMine, sendId }: RightCode): Promise<void> {
  const used = await db.delete(verificationCode).where(isMine).returning()
  if (!used.some(code => code.sendId === sendId)) throw new Refusal('SMS_CODE_INVALID')
  await db.update(verificationSend).set({ used: true }).where(eq(verificationSend.id, sendId))
}

/**
 * Checks a code and uses it up. Call it last of all checks, and outside a transaction.
 * @throws Refusal as `checkCode` and `spendCode`
 */
export const takeCode = async (ctx: CodeContext, typed: TypedCode): Promise<void> =>
  spendCode(ctx, await checkCode(ctx, typed))
