import { sealing } from '@baize/contract'
import type { Row, Schema } from '@baize/contract'
import { parseForm, parseJson, readBody, refuseNul } from './body.ts'
import type { Gates } from './gates.ts'
import { Refusal } from './refusal.ts'

async function rawInput(row: Row, request: Request, origin: string | null, gates: Gates): Promise<unknown> {
  if (row.sealed === 'header') return gates.unseal(row, request.headers.get(sealing.header) ?? '', origin)
  if (row.method === 'GET' || row.method === 'DELETE') return Object.fromEntries(new URL(request.url).searchParams)
  const text = await readBody(request)
  if (row.sealed === 'body') return gates.unseal(row, text, origin)
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
export const readInput = async (
  row: Row,
  schema: Schema,
  request: Request,
  origin: string | null,
  gates: Gates,
): Promise<unknown> => fit(schema, await rawInput(row, request, origin, gates))
