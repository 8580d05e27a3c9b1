import { and, eq, gt } from 'drizzle-orm'
import { captcha, captchaByWork } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { drawCode, newCode } from './captcha-picture.ts'
import { digest, newSecret } from '../access/secrets.ts'
import { captchaPicture } from './tables.ts'
import { route } from '../http/route.ts'
import { isValidHumanProof } from './human.ts'

/** Milliseconds for which a captcha is valid (AUTH-09). */
const captchaLife = 300_000
/** Cookie of the captcha's id on the operator's own site; other hosts send it as a field. */
const captchaCookie = 'captchaId'

const answerHash = (id: string, answer: string): string => digest(`${id}:${answer.trim().toUpperCase()}`)

/** Stores a new captcha: its id, and the code that must be typed. */
async function storeCaptcha({ db, clock, random }: Deps): Promise<{ id: string; code: string }> {
  const id = newSecret(random)
  const code = newCode(random)
  const endsAt = new Date(clock.now().getTime() + captchaLife)
  await db.insert(captchaPicture).values({ id, answerHash: answerHash(id, code), endsAt })
  return { id, code }
}

/** A new captcha: its id and its SVG picture. In the sandbox its code goes to the outbox, to `id`. */
async function makeCaptcha(deps: Deps): Promise<{ id: string; svg: string }> {
  const { random, outbox } = deps
  const { id, code } = await storeCaptcha(deps)
  await outbox.send({ channel: 'captcha', to: id, code, text: `The captcha says ${code}` })
  return { id, svg: drawCode(code, random) }
}

/** The typed answer to a captcha. */
export interface CaptchaAnswer {
  captcha?: string | undefined
  captchaId?: string | undefined
}

/** Calls whose captcha was solved: one is enough, even where several steps of a login require it. */
const alreadyRead = new WeakSet<Context>()

/**
 * Requires the right answer to a captcha. A check uses the captcha up, right or wrong.
 * @throws Refusal CAPTCHA_REQUIRED or CAPTCHA_INVALID, with `value`
 */
export async function requireCaptcha(ctx: Context, answer: CaptchaAnswer, value: unknown = null): Promise<void> {
  if (alreadyRead.has(ctx)) return
  const { deps, headers } = ctx
  const id = answer.captchaId ?? cookieOf(headers)
  if (!answer.captcha || !id) throw new Refusal('CAPTCHA_REQUIRED', value)
  const [used] = await deps.db
    .delete(captchaPicture)
    .where(and(eq(captchaPicture.id, id), gt(captchaPicture.endsAt, deps.clock.now())))
    .returning()
  if (used?.answerHash !== answerHash(id, answer.captcha)) throw new Refusal('CAPTCHA_INVALID', value)
  alreadyRead.add(ctx)
}

const cookieOf = (headers: Headers): string | undefined =>
  new RegExp(`(?:^|; )${captchaCookie}=([\\w-]+)`).exec(headers.get('cookie') ?? '')?.[1]

/** Answers a new picture; its id is in a header and in a cookie. */
export const captchaRoute = route(captcha, async (_input, { deps, reply }) => {
  const { id, svg } = await makeCaptcha(deps)
  const secure = deps.config.origins.site.startsWith('https:') ? '; Secure' : ''
  reply.set('X-Captcha-Id', id)
  reply.append(
    'Set-Cookie',
    `${captchaCookie}=${id}; Path=/wps; Max-Age=${captchaLife / 1000}; HttpOnly; SameSite=Strict${secure}`,
  )
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
})

/** Answers a solved captcha for a proof of work, for people who cannot read the picture (AUTH-09). */
export const captchaByWorkRoute = route(captchaByWork, async (proof, ctx) => {
  if (!(await isValidHumanProof(ctx, proof))) throw new Refusal('HUMAN_REQUIRED')
  const { id, code } = await storeCaptcha(ctx.deps)
  return { captchaId: id, captcha: code }
})
