import type { Endpoint, Input, Output } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { parseJson } from '../http/body.ts'
import { succeeded } from '../http/envelope.ts'
import type { SerializedAnswer } from '../http/envelope.ts'
import { parseInput } from '../http/input.ts'
import type { Route } from '../http/route.ts'
import { readSignedCall } from './signature.ts'
import type { SignedCall } from './signature.ts'

/**
 * A call that a game vendor signs. The signature stands in place of all gates of `http/route.ts`:
 * - No site, origin or session: a vendor's server calls, not a page.
 * - No calls per minute: one server calls for all of its players, and repeats a win or a rollback until it is answered, so a limit by
 *   address would leave bets without their end.
 * - No maintenance and no region: rounds that are open when a maintenance begins must be settled, and the address is the vendor's, not the
 *   player's. No new game can be launched meanwhile.
 */
export const signedCall = <R extends Endpoint>(
  endpoint: R,
  answer: (call: SignedCall, input: Input<R>, deps: Deps) => Promise<SerializedAnswer>,
): Route => {
  const schema = endpoint.request(z)
  return {
    endpoint,
    answer: async ({ request }, deps) => {
      const call = await readSignedCall(request, deps)
      return answer(call, parseInput(schema, parseJson(call.body)) as Input<R>, deps)
    },
  }
}

/** Answers a vendor's call that changes no money. */
export const signedRoute = <R extends Endpoint>(
  endpoint: R,
  handler: (input: Input<R>, deps: Deps, vendor: string) => Promise<Output<R>>,
): Route => signedCall(endpoint, async ({ vendor }, input, deps) => succeeded(await handler(input, deps, vendor)))
