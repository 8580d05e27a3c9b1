import type { Schema } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { vendorInput } from '../vendor/signed-call.ts'
import { admit } from './access.ts'
import { refused, success } from './envelope.ts'
import type { Gates } from './gates.ts'
import { readInput } from './input.ts'
import { Refusal } from './refusal.ts'
import { KeptAnswer } from './route.ts'
import type { Context, Route } from './route.ts'

export interface Asked {
  request: Request
  ip: string
  requestId: string
  reply: Headers
}

const languageOf = (headers: Headers): string => /^[a-z]{2}/i.exec(headers.get('accept-language') ?? '')?.[0].toUpperCase() ?? ''

/** A mounted row: its schemas are made once, not per request. */
export interface Mounted {
  route: Route
  request: Schema
  reply: Schema
}

async function run({ route, request: schema, reply }: Mounted, asked: Asked, deps: Deps, gates: Gates): Promise<KeptAnswer> {
  const { row } = route
  const { request, ip, requestId } = asked
  const origin = request.headers.get('origin')
  const site = await gates.site(row.access === 'vendor' ? null : request.headers.get('x-site-key'), row.access === 'vendor' ? null : origin)
  await gates.limit(row, ip)
  await gates.open(row, ip)
  const session = row.access === 'vendor' ? null : await admit(row, request.headers, origin, gates)
  const input = row.access === 'vendor' ? await vendorInput(schema, request, deps) : await readInput(row, schema, request, origin, gates)
  const language = languageOf(request.headers)
  const ctx: Context = { deps, session, site, ip, origin, language, headers: request.headers, reply: asked.reply, requestId }
  const value = await route.handle(input, ctx)
  return value instanceof KeptAnswer ? value : success(reply.parse(value))
}

/** Takes one request through every gate to its handler. Whatever happens, the answer is an envelope. */
export async function answer(mounted: Mounted, asked: Asked, deps: Deps, gates: Gates): Promise<KeptAnswer> {
  try {
    return await run(mounted, asked, deps, gates)
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.retryAfter !== null) asked.reply.set('Retry-After', String(Math.ceil(error.retryAfter)))
      return refused(error)
    }
    deps.report(error, { requestId: asked.requestId, row: mounted.route.row.name })
    return refused(new Refusal('UNKNOWN'))
  }
}
