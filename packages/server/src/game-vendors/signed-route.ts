import type { Endpoint, Input, Output } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { parseJson } from '../http/body.ts'
import { networkOf } from '../http/client-address.ts'
import { succeeded } from '../http/envelope.ts'
import type { SerializedAnswer } from '../http/envelope.ts'
import { parseInput } from '../http/input.ts'
import type { Route } from '../http/route.ts'
import { noFastPathResult } from './fast-path.ts'
import type { FastPathResult } from './fast-path.ts'
import { readSignedCall, useNonce } from './signature.ts'
import type { SignedCall } from './signature.ts'

/**
 * What a call says. One that says nothing that can be read has used its nonce up all the same.
 * @throws Refusal BAD_REQUEST
 */
async function readOrUseUp<T>(call: SignedCall, deps: Deps, read: () => T): Promise<T> {
  try {
    return read()
  } catch (error) {
    await useNonce(deps, call)
    throw error
  }
}

/**
 * A call that a game vendor signs. The signature stands in place of all gates of `http/route.ts`:
 * - No site, origin or session: a vendor's server calls, not a page.
 * - Limits of its own (`call-limits.ts`) instead of the calls per minute of an address: one server
 *   calls for all of its players. What is not signed is limited tightly by address, what is signed
 *   generously by vendor. A signed win or rollback passes every limit: it is repeated until it is
 *   answered, and a limit would leave a stake without its end.
 * - No maintenance and no region: rounds that are open when a maintenance begins must be settled,
 *   and the address is the vendor's, not the player's. No new game can be launched meanwhile.
 * @param fastPath - answers the usual call in one statement; where it has no answer, `answer` does
 *   the whole call step by step
 */
export const signedCall = <R extends Endpoint>(
  endpoint: R,
  answer: (call: SignedCall, input: Input<R>, deps: Deps) => Promise<SerializedAnswer>,
  fastPath: (call: SignedCall, input: Input<R>, deps: Deps) => Promise<FastPathResult> = async () => noFastPathResult,
): Route => {
  const schema = endpoint.request(z)
  return {
    endpoint,
    answer: async ({ request, ip }, deps) => {
      const call = await readSignedCall(endpoint, request, networkOf(ip), deps)
      const input = await readOrUseUp(call, deps, () => parseInput(schema, parseJson(call.body)) as Input<R>)
      const tried = await fastPath(call, input, deps)
      if (tried.answer) return tried.answer
      if (!tried.nonceUsed) await useNonce(deps, call)
      return answer(call, input, deps)
    },
  }
}

/** Answers a vendor's call that changes no money. */
export const signedRoute = <R extends Endpoint>(
  endpoint: R,
  handler: (input: Input<R>, deps: Deps, vendor: string) => Promise<Output<R>>,
): Route => signedCall(endpoint, async ({ vendor }, input, deps) => succeeded(await handler(input, deps, vendor)))
