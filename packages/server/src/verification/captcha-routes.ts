import { captcha, captchaByWork } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { isProven } from './human.ts'
import { captchaCookie, captchaLife, keepCaptcha, makeCaptcha } from './captcha-check.ts'

/** A new picture per call; its id travels in a header and in a cookie. */
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

/** One that counts as read: work in place of eyes (AUTH-09). */
export const captchaByWorkRoute = route(captchaByWork, async (proof, ctx) => {
  if (!(await isProven(ctx, proof))) throw new Refusal('HUMAN_REQUIRED')
  const { id, code } = await keepCaptcha(ctx.deps)
  return { captchaId: id, captcha: code }
})
