import { and, eq, gt } from 'drizzle-orm'
import { captcha, captchaByWork, plainText } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { drawCode, newCode } from './captcha-picture.ts'
import { digest, newSecret } from '../secrets.ts'
import { isStandardMerchant } from '../merchants/index.ts'
import { captchaPicture } from './tables.ts'
import { route } from '../http/route.ts'
import { isValidHumanProof, requireWorkWithPicture } from './human.ts'
import type { HumanProof } from './human.ts'

/** Milliseconds for which a captcha is valid (AUTH-09). */
const captchaLife = 300_000
/**
 * Cookie of the captcha's id on the operator's own site; other hosts send it as a field (AUTH-09).
 * Two merchants may stand on two ports of one host, which cookies do not tell apart.
 */
const captchaCookie = ({ config }: Deps): string =>
  isStandardMerchant(config) ? 'captchaId' : `captchaId-${config.merchant}`

const answerHash = (id: string, answer: string): string => digest(`${id}:${plainText(answer).toUpperCase()}`)

/** Begins the ids of captchas that were answered by work; pictures need work beside them. */
const byWork = 'work-'

/** Stores a new captcha: its id, and the code that must be typed. */
async function storeCaptcha({ db, clock, random }: Deps, prefix = ''): Promise<{ id: string; code: string }> {
  const id = prefix + newSecret(random)
  const code = newCode(random)
  const endsAt = new Date(clock.now().getTime() + captchaLife)
  await db.insert(captchaPicture).values({ id, answerHash: answerHash(id, code), endsAt })
  return { id, code }
}

/**
 * A new captcha: its id and its SVG picture. In the sandbox its code goes to the outbox, to `id`.
 */
async function makeCaptcha(deps: Deps): Promise<{ id: string; svg: string }> {
  const { random, outbox } = deps
  const { id, code } = await storeCaptcha(deps)
  await outbox.send({ channel: 'captcha', to: id, code, text: `The captcha says ${code}` })
  return { id, svg: drawCode(code, random) }
}

/** The typed answer to a captcha. */
export interface CaptchaAnswer extends HumanProof {
  captcha?: string | undefined
  captchaId?: string | undefined
}

/**
 * Calls whose captcha was solved: one is enough, even where several steps of a login require it.
 */
const alreadyRead = new WeakSet<Context>()

/**
 * Requires the right answer to a captcha, and beside a picture the work of the browser, which is
 * checked first. A check uses the captcha up, right or wrong.
 * @throws Refusal CAPTCHA_REQUIRED, HUMAN_REQUIRED or CAPTCHA_INVALID, with `value`
 */
export async function requireCaptcha(ctx: Context, answer: CaptchaAnswer, value: unknown = null): Promise<void> {
  if (alreadyRead.has(ctx)) return
  const { deps, headers } = ctx
  const id = answer.captchaId ?? cookieOf(headers, captchaCookie(deps))
  if (!answer.captcha || !id) throw new Refusal('CAPTCHA_REQUIRED', value)
  if (!id.startsWith(byWork)) await requireWorkWithPicture(ctx, answer, value)
  const [used] = await deps.db
    .delete(captchaPicture)
    .where(and(eq(captchaPicture.id, id), gt(captchaPicture.endsAt, deps.clock.now())))
    .returning()
  if (used?.answerHash !== answerHash(id, answer.captcha)) throw new Refusal('CAPTCHA_INVALID', value)
  alreadyRead.add(ctx)
}

const cookieOf = (headers: Headers, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(headers.get('cookie') ?? '')?.[1]

/** Answers a new picture; its id is in a header and in a cookie. */
export const captchaRoute = route(captcha, async (_input, { deps, reply }) => {
  const { id, svg } = await makeCaptcha(deps)
  const secure = deps.config.origins.site.startsWith('https:') ? '; Secure' : ''
  reply.set('X-Captcha-Id', id)
  reply.append(
    'Set-Cookie',
    `${captchaCookie(deps)}=${id}; Path=/wps; Max-Age=${captchaLife / 1000}; HttpOnly; SameSite=Strict${secure}`,
  )
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
})

/**
 * Answers a solved captcha for a proof of work, for people who cannot read the picture (AUTH-09).
 */
export const captchaByWorkRoute = route(captchaByWork, async (proof, ctx) => {
  if (!(await isValidHumanProof(ctx, proof))) throw new Refusal('HUMAN_REQUIRED')
  const { id, code } = await storeCaptcha(ctx.deps, byWork)
  return { captchaId: id, captcha: code }
})
