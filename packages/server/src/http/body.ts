import type { Config } from '../deps.ts'
import { inTime } from './in-time.ts'
import { Refusal } from './refusal.ts'

/** Bytes of a body, and of one that carries a file (`largeBody`). */
const maxBytes = { usual: 64 * 1024, large: 8 * 1024 * 1024 } as const
export type BodySize = keyof typeof maxBytes

/**
 * Refuses a body by the length that its headers state.
 * @throws Refusal BAD_REQUEST where it is longer than its size allows
 */
export function refuseLongBody(headers: Headers, size: BodySize = 'usual'): void {
  if (Number(headers.get('content-length') ?? 0) > maxBytes[size]) throw new Refusal('BAD_REQUEST')
}

/** Nothing was done with a call whose body has not come. */
const tooSlow = () => new Refusal('BAD_REQUEST', null, { status: 408, detail: 'the body did not arrive in time' })

/**
 * The body of a request as text, read only as far as the limit.
 * @throws Refusal BAD_REQUEST where it is longer than its size allows, breaks off or does not
 *   arrive in time
 */
export async function readBody(
  request: Request,
  { answerTimes }: Pick<Config, 'answerTimes'>,
  size: BodySize = 'usual',
): Promise<string> {
  refuseLongBody(request.headers, size)
  if (!request.body) return ''
  return inTime(readAll(request.body as AsyncIterable<Uint8Array>, maxBytes[size]), answerTimes.body, tooSlow)
}

async function readAll(body: AsyncIterable<Uint8Array>, max: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > max) throw new Refusal('BAD_REQUEST')
      chunks.push(chunk)
    }
  } catch {
    // A connection that broke off is not reported to staff.
    throw new Refusal('BAD_REQUEST')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @throws Refusal BAD_REQUEST where the text is not JSON */
export function parseJson(text: string): unknown {
  if (!text) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

/**
 * The fields of a form; JSON and a name that comes twice are refused.
 * @throws Refusal BAD_REQUEST
 */
export function parseForm(text: string, headers: Headers): unknown {
  const fields = [...new URLSearchParams(text)]
  const names = new Set(fields.map(([name]) => name))
  if (!formType.test(headers.get('content-type') ?? '') || names.size < fields.length) throw new Refusal('BAD_REQUEST')
  return Object.fromEntries(fields)
}

/** No text of the database can hold a NUL, so no text of a request may. */
export function refuseNul(input: unknown): void {
  if (typeof input === 'string' && input.includes('\0')) throw new Refusal('BAD_REQUEST')
  if (input && typeof input === 'object') Object.values(input).forEach(refuseNul)
}
