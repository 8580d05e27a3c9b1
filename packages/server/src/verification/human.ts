import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Context } from '../http/route.ts'
import { Refusal } from '../http/refusal.ts'
import { readSetting } from '../db/settings.ts'
import { isBusyNetwork } from './check-code-limits.ts'
import { storedSecret } from './stored-secret.ts'
import { humanProof } from './tables.ts'
import { registerSetting } from '../system/index.ts'

/** Milliseconds for which a challenge is valid. */
const life = 300_000
/** Max hashes that a browser must try: below a second on a phone, expensive in thousands. */
const effort = 20_000
const algorithm = 'SHA-256'

const hmacKey = (deps: Deps): Promise<string> => storedSecret(deps, 'human-challenge')

/** A proof-of-work challenge for a browser, signed, so that it need not be stored. */
export async function makeHumanChallenge({ deps, site }: Context) {
  const { random, clock } = deps
  const id = random.id()
  const made = await createChallenge({
    algorithm,
    hmacKey: await hmacKey(deps),
    maxnumber: effort,
    number: random.below(effort),
    salt: Buffer.from(random.bytes(12)).toString('hex'),
    params: { id, site: site.key },
    expires: new Date(clock.now().getTime() + life),
  })
  return { id, ...made, maxnumber: effort }
}

/** The proof of work that a page sends. */
export interface HumanProof {
  verifyType?: string | undefined
  /** The id of the challenge. */
  verifyId?: string | undefined
  /** Challenge and solution as altcha encodes them: JSON in base64. */
  verifyToken?: string | undefined
}

const Solution = z.object({
  algorithm: z.literal(algorithm),
  challenge: z.string(),
  number: z.int(),
  salt: z.string(),
  signature: z.string(),
})

function solutionIn(token: string) {
  try {
    return Solution.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/**
 * Whether a proof is valid: solved, of this site, in time, and not used before. The check uses it
 * up.
 */
export async function isValidHumanProof(
  { deps, site }: Context,
  { verifyId, verifyToken = '' }: HumanProof,
): Promise<boolean> {
  const solution = solutionIn(verifyToken)
  if (!solution || !(await verifySolution(solution, await hmacKey(deps), false))) return false
  const { id, site: solvedFor, expires } = extractParams(solution)
  const endsAt = new Date(Number(expires) * 1000)
  if (!id || id !== verifyId || solvedFor !== site.key || endsAt <= deps.clock.now()) return false
  const taken = await deps.db.insert(humanProof).values({ id, endsAt }).onConflictDoNothing().returning()
  return taken.length > 0
}

/**
 * Calls whose work was done: once is enough, even where a captcha and the site's setting both want
 * it.
 */
const alreadyWorked = new WeakSet<Context>()

/**
 * Whether registrations, and requests for codes and links, need a proof of work, by the site's
 * setting.
 */
export async function isWorkAsked(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<boolean> {
  const { provider } = (await readSetting(deps, registerSetting)).humanVerification
  return provider === 'auto' ? deps.config.mode === 'production' : provider === 'altcha'
}

/**
 * Requires a proof of work where the site's setting wants it (REG-38).
 * @throws Refusal HUMAN_REQUIRED without a proof, or with an invalid one (ERR-20)
 */
export async function requireHuman(ctx: Context, proof: HumanProof): Promise<void> {
  if (await isWorkAsked(ctx.deps)) await requireWork(ctx, proof, 'HUMAN_REQUIRED')
}

/**
 * Requires the work that goes with a picture: a program reads the picture, so the picture alone
 * proves nothing. A site that wants no work at all (`none`) has the picture alone.
 * @throws Refusal HUMAN_REQUIRED, with `value`
 */
export async function requireWorkWithPicture(ctx: Context, proof: HumanProof, value: unknown): Promise<void> {
  const { provider } = (await readSetting(ctx.deps, registerSetting)).humanVerification
  if (provider !== 'none') await requireWork(ctx, proof, 'HUMAN_REQUIRED', value)
}

/**
 * Requires a proof of work before a code is sent: where the site's setting wants it, and after some
 * codes for one network in an hour, so that programs cannot order codes at the site's cost
 * (AUTH-09, OWASP ASVS 2.4.1). Nobody works for a code that cannot be sent.
 * @throws Refusal SMS_DISABLED without a gateway, HUMAN_REQUIRED, or SMS_CAPTCHA_INVALID for an
 *   invalid proof
 */
export async function requireWorkBeforeSending(
  ctx: Context,
  proof: HumanProof,
  channel: 'sms' | 'email' = 'sms',
): Promise<void> {
  if (!ctx.deps.outbox.reaches(channel)) throw new Refusal('SMS_DISABLED')
  if (!(await isWorkAsked(ctx.deps)) && !(await isBusyNetwork(ctx.deps, ctx.network))) return
  await requireWork(ctx, proof, 'SMS_CAPTCHA_INVALID')
}

/** @throws Refusal HUMAN_REQUIRED without a proof, `wrong` for an invalid one */
async function requireWork(
  ctx: Context,
  proof: HumanProof,
  wrong: 'HUMAN_REQUIRED' | 'SMS_CAPTCHA_INVALID',
  value: unknown = null,
): Promise<void> {
  if (alreadyWorked.has(ctx)) return
  if (!proof.verifyToken) throw new Refusal('HUMAN_REQUIRED', value)
  if (!(await isValidHumanProof(ctx, proof))) throw new Refusal(wrong, value)
  alreadyWorked.add(ctx)
}
