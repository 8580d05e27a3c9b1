import type { ErrorCode, Output, Endpoint } from '@baize/contract'
import * as z from 'zod/mini'

/** Result of a call: done, clearly refused, or unknown. */
export type Answer<R extends Endpoint> =
  | { kind: 'done'; value: Output<R> }
  | { kind: 'refused'; code: ErrorCode; value: unknown }
  | { kind: 'unclear'; reason: string }

const Envelope = z.object({ success: z.boolean(), value: z.unknown(), code: z.optional(z.string()) })

/**
 * Refusals that do not prove that nothing was done: a doubled delivery gets `SIGNATURE_INVALID` for
 * its used nonce while the first one took the stake.
 */
const inconclusive: readonly string[] = ['SIGNATURE_INVALID', 'TX_CONFLICT'] satisfies ErrorCode[]

const isRefusal = (endpoint: Endpoint, code: string): code is ErrorCode =>
  (endpoint.errors as readonly string[]).includes(code) && !inconclusive.includes(code)

/**
 * Reads an answer. Whatever is not exactly what the contract says is unclear, and so is every code
 * the endpoint does not list.
 */
export function readAnswer<R extends Endpoint>(endpoint: R, status: number, text: string): Answer<R> {
  const envelope = z.safeParse(Envelope, parse(text))
  if (!envelope.success || status >= 500) return { kind: 'unclear', reason: `HTTP ${status}` }
  const { success, value, code = '' } = envelope.data
  if (!success)
    return isRefusal(endpoint, code)
      ? { kind: 'refused', code, value }
      : { kind: 'unclear', reason: code || `HTTP ${status}` }
  const reply = z.safeParse(endpoint.reply(z), value)
  return reply.success
    ? { kind: 'done', value: reply.data as Output<R> }
    : { kind: 'unclear', reason: 'not the reply of the contract' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
