import type { Area } from '../area.ts'
import { captchaByWorkRoute, captchaRoute } from './captcha.ts'
import { verificationRoutes } from './sms-routes.ts'
import { sweepVerification } from './sweep.ts'
import { captchaPicture, humanProof, platformSecret, verificationCode, verificationSend } from './tables.ts'

export const verification: Area = {
  name: 'verification',
  routes: [captchaRoute, captchaByWorkRoute, ...verificationRoutes],
  tables: [captchaPicture, humanProof, platformSecret, verificationCode, verificationSend],
  jobs: [{ name: 'sweep-verification', every: 10 * 60_000, run: sweepVerification }],
}
