import type { Envelope } from '@baize/contract'
import type { Refusal } from './refusal.ts'

/** An answer as status and text, which can be stored and sent again unchanged. */
export interface SerializedAnswer {
  status: number
  body: string
}

export const succeeded = (value: unknown): SerializedAnswer => ({
  status: 200,
  body: JSON.stringify({ success: true, value, message: '' } satisfies Envelope),
})

export const refused = ({ status, value, message, code }: Refusal): SerializedAnswer => ({
  status,
  body: JSON.stringify({ success: false, value, message, code } satisfies Envelope),
})
