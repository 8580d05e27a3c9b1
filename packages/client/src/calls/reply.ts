import type { Envelope, ErrorCode, Output, ReplyZod, Endpoint, Schema } from '@baize/contract'
import {
  array,
  boolean,
  enum as enumeration,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  regex,
  string,
} from 'zod/mini'
import type { WireReply } from './transport.ts'
import { CallError } from './error.ts'
import { nativeGlobals } from '../native-globals.ts'

// Named one by one, so that a bundle carries no others.
const z: ReplyZod = {
  array,
  boolean,
  enum: enumeration,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  regex,
  string,
}

const schemas = new WeakMap<Endpoint, Schema>()
const schemaOf = (endpoint: Endpoint): Schema => {
  const known = schemas.get(endpoint) ?? endpoint.reply(z)
  schemas.set(endpoint, known)
  return known
}

const envelopeOf = (text: string): Partial<Envelope> | null => {
  try {
    const data = nativeGlobals.parse(text)
    return typeof data === 'object' && data !== null && 'success' in data ? (data as Partial<Envelope>) : null
  } catch {
    return null
  }
}

/**
 * The value of an answer, with unknown keys stripped, so that a newer platform never breaks an
 * older page.
 * @throws CallError with the platform's own code, INVALID_URL where the platform has no such
 *   address, BAD_REPLY where the answer does not fit the schema
 */
export function readReply<R extends Endpoint>(endpoint: R, { status, headers, text }: WireReply): Output<R> {
  const envelope = envelopeOf(text)
  const wait = headers.get('retry-after')
  const about = {
    endpoint: endpoint.name,
    requestId: headers.get('x-request-id') ?? '',
    ...(wait && { retryAfter: Number(wait) || 0 }),
  }
  if (!envelope) throw new CallError(status === 404 ? 'INVALID_URL' : 'BAD_REPLY', about)
  const { success, value, message } = envelope
  if (!success)
    throw new CallError((envelope.code ?? 'UNKNOWN') as ErrorCode, { ...about, value, ...(message && { message }) })
  const parsed = schemaOf(endpoint).safeParse(value)
  if (!parsed.success) throw new CallError('BAD_REPLY', { ...about, cause: parsed.error })
  return parsed.data as Output<R>
}
