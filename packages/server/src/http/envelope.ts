import type { Envelope } from '@baize/contract'
import { KeptAnswer } from './route.ts'
import type { Refusal } from './refusal.ts'

export const success = (value: unknown): KeptAnswer =>
  new KeptAnswer(200, JSON.stringify({ success: true, value, message: '' } satisfies Envelope))

export const refused = (refusal: Refusal): KeptAnswer =>
  new KeptAnswer(
    refusal.status,
    JSON.stringify({ success: false, value: refusal.value, message: refusal.message, code: refusal.code } satisfies Envelope),
  )
