import type { Deps } from '../deps.ts'
import { refused } from './envelope.ts'
import type { KeptAnswer } from './envelope.ts'
import type { Gates } from './gates.ts'
import { Refusal } from './refusal.ts'
import type { RequestContext, Route } from './route.ts'

/** Answers one request. Whatever happens, the answer is an envelope; what nobody foresaw is reported under the request's id. */
export async function answer(route: Route, asked: RequestContext, deps: Deps, gates: Gates): Promise<KeptAnswer> {
  try {
    return await route.answer(asked, deps, gates)
  } catch (error) {
    if (!(error instanceof Refusal)) {
      deps.report(error, { requestId: asked.requestId, endpoint: route.endpoint.name })
      return refused(new Refusal('UNKNOWN'))
    }
    if (error.retryAfter !== null) asked.reply.set('Retry-After', String(Math.ceil(error.retryAfter)))
    return refused(error)
  }
}
