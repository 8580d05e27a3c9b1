import { sealing } from '@baize/contract'
import type { Row, Schema } from '@baize/contract'
import { parseForm, parseJson, readBody, refuseNul } from './body.ts'
import type { Gates } from './gates.ts'
import { Refusal } from './refusal.ts'

/** What a call sends beside its address, as text: the seal of its header, or its body; empty where it has neither. */
export async function textOf({ sealed, method }: Row, request: Request): Promise<string> {
  if (sealed === 'header') return request.headers.get(sealing.header) ?? ''
  return method === 'GET' || method === 'DELETE' ? '' : readBody(request)
}

/** A call as it came in, read to its end. */
interface Said {
  request: Request
  text: string
  origin: string | null
}

function rawInput(row: Row, { request, text, origin }: Said, gates: Gates): unknown {
  if (row.sealed) return gates.unseal(row, text, origin)
  if (row.method === 'GET' || row.method === 'DELETE') return Object.fromEntries(new URL(request.url).searchParams)
  return row.encoding === 'form' ? parseForm(text, request.headers) : parseJson(text)
}

/** @throws Refusal BAD_REQUEST where the input does not fit the row */
export function fit(schema: Schema, raw: unknown): unknown {
  const parsed = schema.safeParse(raw)
  if (!parsed.success) throw new Refusal('BAD_REQUEST')
  refuseNul(parsed.data)
  return parsed.data
}

/**
 * The input of a call: from the query of reads, from the body of writes, or from inside a seal.
 * @throws Refusal BAD_REQUEST, SEAL_INVALID or SEAL_STALE
 */
export const readInput = async (row: Row, schema: Schema, said: Said, gates: Gates): Promise<unknown> =>
  fit(schema, await rawInput(row, said, gates))
