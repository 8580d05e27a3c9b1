import { and, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { codeWindow } from '../limits/code-rules.ts'
import type { CodeRule, CodeRules, Requester } from '../limits/code-rules.ts'
import { verificationSend } from './tables.ts'
import type { Channel } from './tables.ts'

/** A request for a code. */
export interface CodeRequest {
  channel: Channel
  recipient: string
  /** The caller's address, or its /64. */
  network: string
  requester: Requester
}

type Sent = typeof verificationSend.$inferSelect

/**
 * The prefix of a mobile number; of an e-mail the whole address, because e-mails have no ranges and
 * cost nothing.
 */
const prefixOf = ({ channel, recipient }: CodeRequest): string =>
  channel === 'sms' ? recipient.slice(0, -4) : recipient

/**
 * Milliseconds until a requester may have another code sent to a recipient; 0 or less where it may
 * be now.
 */
function resendWait({ firstMs, maxMs, windowMs }: CodeRules['resend'], ofPair: readonly Sent[], now: number): number {
  const recent = ofPair.filter(({ at }) => at.getTime() > now - windowMs).sort((a, b) => +b.at - +a.at)
  const used = recent.findIndex(sent => sent.used)
  const unused = used < 0 ? recent : recent.slice(0, used)
  const [last] = unused
  if (!last) return 0
  return last.at.getTime() + Math.min(firstMs * 2 ** (unused.length - 1), maxMs) - now
}

interface SentCodes {
  /** Codes to the recipient, to its prefix, or for the requester. */
  near: readonly Sent[]
  /** Number of messages by rule `all`, to strangers or to known requesters. */
  all: ReadonlyMap<CodeRule, number>
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

/**
 * The times of codes that were sent and count with the one that is asked for by a rule of `near`.
 */
const timesBy = ({ near, asking }: SentCodes, by: Exclude<CodeRule['by'], 'all'>): Date[] =>
  near.filter(sent => countsWith[by](sent, asking)).map(({ at }) => at)

/** Whether too few codes of a prefix are used. */
function isRarelyUsed({ near, now, asking }: SentCodes, { min, share, windowMs }: CodeRules['use']): boolean {
  const sent = near.filter(one => countsWith.prefix(one, asking) && one.at.getTime() > now - windowMs)
  return sent.length >= min && sent.filter(one => one.used).length < sent.length * share
}

/**
 * Seconds until a rule allows one more code; 0 where it allows one now, infinite where that is not
 * known.
 */
function secondsBy({ limits }: Deps, seen: SentCodes, rule: CodeRule): number {
  if (rule.by === 'all') return (seen.all.get(rule) ?? 0) < rule.max ? 0 : Infinity
  return limits.secondsUntilNext([[rule, timesBy(seen, rule.by)]])
}

/** @throws Refusal SMS_TOO_MANY or SMS_WAIT with the seconds to wait, or SMS_QUOTA */
function requireUnderLimits(deps: Deps, seen: SentCodes): void {
  const { resend, limits, use } = deps.config.limits.codes
  const { near, now, asking } = seen
  const ofPair = near.filter(sent => countsWith.pair(sent, asking))
  const waits = limits.filter(rule => rule.waits).map(rule => secondsBy(deps, seen, rule))
  const wait = Math.max(Math.ceil(resendWait(resend, ofPair, now) / 1000), ...waits)
  if (wait > 0) deps.limits.refuse('codes', wait)
  const isClosed = limits.some(rule => !rule.waits && secondsBy(deps, seen, rule) > 0)
  if (isClosed || isRarelyUsed(seen, use)) deps.limits.refuse('codes')
}

async function sentCodesFor(deps: Deps, id: string, at: Date, request: CodeRequest): Promise<SentCodes> {
  const { db } = deps
  const rules = deps.config.limits.codes
  const { channel, recipient, requester } = request
  const sentWithin = (windowMs: number) =>
    and(
      eq(verificationSend.channel, channel),
      ne(verificationSend.id, id),
      gt(verificationSend.at, new Date(at.getTime() - windowMs)),
      lte(verificationSend.at, at),
    )
  const isNear = or(
    eq(verificationSend.recipient, recipient),
    eq(verificationSend.prefix, prefixOf(request)),
    eq(verificationSend.requester, requester.id),
  )
  const near = await db
    .select()
    .from(verificationSend)
    .where(and(sentWithin(codeWindow(rules)), isNear))
  const isAlike = eq(verificationSend.known, requester.isKnown)
  const all = new Map<CodeRule, number>()
  for (const rule of rules.limits.filter(({ by }) => by === 'all'))
    all.set(rule, await db.$count(verificationSend, and(sentWithin(rule.windowMs), isAlike)))
  return { near, all, now: at.getTime(), asking: request }
}

/**
 * Counts a request for a code, delivered or not, and returns its id. It is stored before the limits
 * are checked, so that many at once cannot exceed them; a refused one is deleted.
 * @throws Refusal SMS_TOO_MANY or SMS_WAIT with the seconds to wait, or SMS_QUOTA
 */
export async function countCodeRequest(deps: Deps, request: CodeRequest): Promise<string> {
  const { db, clock, random } = deps
  const [id, at] = [random.id(), clock.now()]
  const { channel, recipient, network, requester } = request
  const counted = { channel, recipient, network, requester: requester.id, known: requester.isKnown }
  await db.insert(verificationSend).values({ id, ...counted, prefix: prefixOf(request), at })
  try {
    requireUnderLimits(deps, await sentCodesFor(deps, id, at, request))
    return id
  } catch (error) {
    await cancelCodeRequest(deps, id)
    throw error
  }
}

/** Whether a network requested so many codes that its next one needs a proof of work. */
export async function isBusyNetwork({ db, clock, config }: Deps, network: string): Promise<boolean> {
  const { max, windowMs } = config.limits['codes-without-work']
  const since = new Date(clock.now().getTime() - windowMs)
  const sent = and(eq(verificationSend.network, network), gt(verificationSend.at, since))
  return (await db.$count(verificationSend, sent)) >= max
}

/** Deletes a request: nothing was sent. */
export async function cancelCodeRequest({ db }: Deps, id: string): Promise<void> {
  await db.delete(verificationSend).where(eq(verificationSend.id, id))
}
