import type { Envelope } from '@baize/contract'
import type { Refusal } from './refusal.ts'

/** An answer as it leaves: status and bytes, so that it can be kept and sent again unchanged. */
export interface KeptAnswer {
  status: number
  body: string
}

export const success = (value: unknown): KeptAnswer => ({
  status: 200,
  body: JSON.stringify({ success: true, value, message: '' } satisfies Envelope),
})

export const refused = ({ status, value, message, code }: Refusal): KeptAnswer => ({
  status,
  body: JSON.stringify({ success: false, value, message, code } satisfies Envelope),
})
