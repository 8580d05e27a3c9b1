import { captcha } from '@baize/contract'
import { route } from '../http/route.ts'
import { captchaCookie, captchaLife, makeCaptcha } from './captchas.ts'

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
