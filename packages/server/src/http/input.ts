import { sealing } from '@baize/contract'
import type { Endpoint, Schema } from '@baize/contract'
import type { Config } from '../deps.ts'
import { parseForm, parseJson, readBody, refuseNul } from './body.ts'
import type { Gates } from './route.ts'
import { Refusal } from './refusal.ts'

/** The text of a call: the sealed text of its header, or its body; empty where it has neither. */
export async function textOfCall(
  { sealed, method, largeBody }: Endpoint,
  request: Request,
  config: Pick<Config, 'answerTimes'>,
): Promise<string> {
  if (sealed === 'header') return request.headers.get(sealing.header) ?? ''
  return method === 'GET' || method === 'DELETE' ? '' : readBody(request, config, largeBody ? 'large' : 'usual')
}

/** A call with its text. */
interface ReceivedCall {
  request: Request
  text: string
  origin: string | null
}

function rawInput(endpoint: Endpoint, { request, text, origin }: ReceivedCall, gates: Gates): unknown {
  if (endpoint.sealed) return gates.unseal(endpoint, text, origin)
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return Object.fromEntries(new URL(request.url).searchParams)
  return endpoint.encoding === 'form' ? parseForm(text, request.headers) : parseJson(text)
}

/** @throws Refusal BAD_REQUEST where the input does not fit the endpoint */
export function parseInput(schema: Schema, raw: unknown): unknown {
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
  endpoint: Endpoint,
  schema: Schema,
  call: ReceivedCall,
  gates: Gates,
): Promise<unknown> => parseInput(schema, await rawInput(endpoint, call, gates))
