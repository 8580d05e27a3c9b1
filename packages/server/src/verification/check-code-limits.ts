import { and, count, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { CodeRule, CodeRules, Requester } from '../access/code-limits.ts'
import { verificationSend } from './tables.ts'
import type { Channel } from './tables.ts'

const hour = 3_600_000
const day = 24 * hour

/** A request for a code. */
export interface CodeRequest {
  channel: Channel
  recipient: string
  /** The caller's address, or its /64. */
  network: string
  requester: Requester
}

type Sent = typeof verificationSend.$inferSelect

/** The prefix of a mobile number; of an e-mail the whole address, because e-mails have no ranges and cost nothing. */
const prefixOf = ({ channel, recipient }: CodeRequest): string =>
  channel === 'sms' ? recipient.slice(0, -4) : recipient

/** Milliseconds until a requester may have another code sent to a recipient; 0 or less where it may be now. */
function resendWait({ first, longest, within }: CodeRules['resend'], ofPair: readonly Sent[], now: number): number {
  const recent = ofPair.filter(({ at }) => at.getTime() > now - within).sort((a, b) => +b.at - +a.at)
  const used = recent.findIndex(sent => sent.used)
  const unused = used < 0 ? recent : recent.slice(0, used)
  const [last] = unused
  if (!last) return 0
  return last.at.getTime() + Math.min(first * 2 ** (unused.length - 1), longest) - now
}

interface SentCodes {
  /** Codes of the last day to the recipient, to its prefix, or for the requester. */
  near: readonly Sent[]
  /** Number of messages of the last day, to strangers or to known requesters. */
  all: number
  now: number
  asking: CodeRequest
}

/** Whether a code that was sent counts with the one that is asked for, by rule. */
const countsWith: Readonly<Record<Exclude<CodeRule['by'], 'all'>, (sent: Sent, asking: CodeRequest) => boolean>> = {
  pair: (sent, { recipient, requester }) => sent.recipient === recipient && sent.requester === requester.id,
  requester: (sent, { requester }) => sent.requester === requester.id,
  recipient: (sent, { recipient, requester }) => sent.recipient === recipient && sent.known === requester.isKnown,
  prefix: (sent, asking) => !asking.requester.isKnown && !sent.known && sent.prefix === prefixOf(asking),
}

/** Milliseconds until a rule allows one more code; 0 or less where it allows one now, infinite where that is not known. */
function waitOf({ near, all, now, asking }: SentCodes, { by, most, per }: CodeRule): number {
  if (by === 'all') return all < most ? 0 : Infinity
  const times = near.filter(sent => countsWith[by](sent, asking)).map(({ at }) => at.getTime())
  const blocking = times.sort((a, b) => b - a)[most - 1]
  return blocking === undefined ? 0 : blocking + per - now
}

/** Whether too few codes of a prefix are used. */
function isHardlyUsed({ near, now, asking }: SentCodes, { from, share, per }: CodeRules['use']): boolean {
  const sent = near.filter(one => countsWith.prefix(one, asking) && one.at.getTime() > now - per)
  return sent.length >= from && sent.filter(one => one.used).length < sent.length * share
}

/** Longest wait, in seconds, of which it may be said that it is five minutes (ERR-03, CONST-10). */
const fiveMinutes = 300

/** @throws Refusal SMS_TOO_MANY for up to five minutes, SMS_WAIT for longer, both with the seconds to wait */
function refuseFor(milliseconds: number): never {
  const retryAfter = Math.ceil(milliseconds / 1000)
  if (retryAfter <= fiveMinutes) throw new Refusal('SMS_TOO_MANY', null, { retryAfter })
  const minutes = Math.ceil(retryAfter / 60)
  throw new Refusal('SMS_WAIT', { minutes }, { params: { minutes }, retryAfter })
}

function requireUnderLimits(rules: CodeRules, seen: SentCodes): void {
  const { near, now, asking } = seen
  const ofPair = near.filter(sent => countsWith.pair(sent, asking))
  const waits = rules.limits.filter(({ refusal }) => refusal === 'SMS_TOO_MANY').map(rule => waitOf(seen, rule))
  const wait = Math.max(resendWait(rules.resend, ofPair, now), ...waits)
  if (wait > 0) refuseFor(wait)
  const isClosed = rules.limits.some(rule => rule.refusal === 'SMS_QUOTA' && waitOf(seen, rule) > 0)
  if (isClosed || isHardlyUsed(seen, rules.use)) throw new Refusal('SMS_QUOTA')
}

async function sentCodesFor(db: Db, id: string, at: Date, request: CodeRequest): Promise<SentCodes> {
  const now = at.getTime()
  const { channel, recipient, requester } = request
  const before = and(
    eq(verificationSend.channel, channel),
    ne(verificationSend.id, id),
    gt(verificationSend.at, new Date(now - day)),
    lte(verificationSend.at, new Date(now)),
  )
  const isNear = or(
    eq(verificationSend.recipient, recipient),
    eq(verificationSend.prefix, prefixOf(request)),
    eq(verificationSend.requester, requester.id),
  )
  const near = await db.select().from(verificationSend).where(and(before, isNear))
  const isAlike = eq(verificationSend.known, requester.isKnown)
  const [all] = await db.select({ all: count() }).from(verificationSend).where(and(before, isAlike))
  return { near, all: all?.all ?? 0, now, asking: request }
}

/**
 * Counts a request for a code, delivered or not, and returns its id. It is stored before the limits are checked, so that many at once
 * cannot exceed them; a refused one is deleted.
 * @throws Refusal SMS_TOO_MANY or SMS_WAIT with the seconds to wait, or SMS_QUOTA
 */
export async function countCodeRequest(deps: Deps, request: CodeRequest): Promise<string> {
  const { db, clock, random, config } = deps
  const [id, at] = [random.id(), clock.now()]
  const { channel, recipient, network, requester } = request
  const counted = { channel, recipient, network, requester: requester.id, known: requester.isKnown }
  await db.insert(verificationSend).values({ id, ...counted, prefix: prefixOf(request), at })
  try {
    requireUnderLimits(config.limits.codes, await sentCodesFor(db, id, at, request))
    return id
  } catch (error) {
    await cancelCodeRequest(deps, id)
    throw error
  }
}

/** Whether a network requested so many codes in the last hour that its next one needs a proof of work. */
export async function isBusyNetwork({ db, clock, config }: Deps, network: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - hour)
  const sent = and(eq(verificationSend.network, network), gt(verificationSend.at, since))
  return (await db.$count(verificationSend, sent)) >= config.limits.codes.workAfter
}

/** Deletes a request: nothing was sent. */
export async function cancelCodeRequest({ db }: Deps, id: string): Promise<void> {
  await db.delete(verificationSend).where(eq(verificationSend.id, id))
}
