import { and, count, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { CodeRule, CodeRules } from '../access/code-limits.ts'
import { verificationSend } from './tables.ts'
import type { Channel } from './tables.ts'

/** Least wait of a refusal in seconds, which its text names (CONST-10). */
const minWait = 300
const hour = 3_600_000
const day = 24 * hour

/** A request for a code. */
export interface CodeRequest {
  channel: Channel
  recipient: string
  /** The caller's address, or its /64. */
  network: string
}

type Sent = typeof verificationSend.$inferSelect

/** The prefix of a mobile number; of an e-mail the whole address, because e-mails have no ranges and cost nothing. */
const prefixOf = ({ channel, recipient }: CodeRequest): string =>
  channel === 'sms' ? recipient.slice(0, -4) : recipient

/** Milliseconds until another code may be sent to a recipient; 0 after a used one. */
function resendWait(
  { first, longest, within }: CodeRules['resend'],
  ofRecipient: readonly Sent[],
  now: number,
): number {
  const recent = ofRecipient.filter(({ at }) => at.getTime() > now - within).sort((a, b) => +b.at - +a.at)
  const used = recent.findIndex(sent => sent.used)
  const unused = used < 0 ? recent : recent.slice(0, used)
  const [last] = unused
  if (!last) return 0
  return last.at.getTime() + Math.min(first * 2 ** (unused.length - 1), longest) - now
}

interface SentCodes {
  /** Codes of the last day to the recipient, to its prefix, or for the network. */
  near: readonly Sent[]
  /** Number of messages of the last day. */
  all: number
  now: number
  asking: CodeRequest
}

function counted({ near, all, now, asking: request }: SentCodes, rule: CodeRule): number {
  if (rule.by === 'all') return all
  const value = rule.by === 'prefix' ? prefixOf(request) : request[rule.by]
  const by = rule.by
  return near.filter(sent => sent[by] === value && sent.at.getTime() > now - rule.per).length
}

/** Whether too few codes of a prefix are used. */
function isHardlyUsed({ near, now, asking: request }: SentCodes, { from, share, per }: CodeRules['use']): boolean {
  const prefix = prefixOf(request)
  const sent = near.filter(one => one.prefix === prefix && one.at.getTime() > now - per)
  return sent.length >= from && sent.filter(one => one.used).length < sent.length * share
}

function requireUnderLimits(rules: CodeRules, seen: SentCodes): void {
  const { near, now, asking: request } = seen
  const wait = resendWait(
    rules.resend,
    near.filter(sent => sent.recipient === request.recipient),
    now,
  )
  const retryAfter = Math.max(minWait, Math.ceil(wait / 1000))
  if (wait > 0) throw new Refusal('SMS_TOO_MANY', null, { retryAfter })
  const broken = rules.limits.find(rule => counted(seen, rule) >= rule.most)
  if (broken?.refusal === 'SMS_TOO_MANY') throw new Refusal('SMS_TOO_MANY', null, { retryAfter })
  if (broken || isHardlyUsed(seen, rules.use)) throw new Refusal('SMS_QUOTA')
}

async function sentCodesFor(db: Db, id: string, at: Date, request: CodeRequest): Promise<SentCodes> {
  const now = at.getTime()
  const { channel, recipient, network } = request
  const before = and(
    eq(verificationSend.channel, channel),
    ne(verificationSend.id, id),
    gt(verificationSend.at, new Date(now - day)),
    lte(verificationSend.at, new Date(now)),
  )
  const isNear = or(
    eq(verificationSend.recipient, recipient),
    eq(verificationSend.prefix, prefixOf(request)),
    eq(verificationSend.network, network),
  )
  const near = await db.select().from(verificationSend).where(and(before, isNear))
  const [all] = await db.select({ all: count() }).from(verificationSend).where(before)
  return { near, all: all?.all ?? 0, now, asking: request }
}

/**
 * Counts a request for a code, delivered or not, and returns its id. It is stored before the limits are checked, so that many at once
 * cannot exceed them; a refused one is deleted.
 * @throws Refusal SMS_TOO_MANY with the seconds to wait, or SMS_QUOTA
 */
export async function countCodeRequest(deps: Deps, request: CodeRequest): Promise<string> {
  const { db, clock, random, config } = deps
  const [id, at] = [random.id(), clock.now()]
  await db.insert(verificationSend).values({ id, ...request, prefix: prefixOf(request), at })
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
