import type { Input, Output, Endpoint } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { parseJson } from '../http/body.ts'
import { succeeded } from '../http/envelope.ts'
import { parseInput } from '../http/input.ts'
import type { Route } from '../http/route.ts'
import { keep } from './idempotency.ts'
import type { Keyed } from './idempotency.ts'
import { readSignedCall } from './signature.ts'

/** Answers a vendor's call that changes no money. */
export function signedRoute<R extends Endpoint>(
  endpoint: R,
  handler: (input: Input<R>, deps: Deps, vendor: string) => Promise<Output<R>>,
): Route {
  const schema = endpoint.request(z)
  return {
    endpoint,
    answer: async ({ request }, deps) => {
      const { vendor, body } = await readSignedCall(request, deps)
      return succeeded(await handler(parseInput(schema, parseJson(body)) as Input<R>, deps, vendor))
    },
  }
}

/** What a call with a key did: its answer, and by how many minor units the player's balance changed. */
export interface Done<Value> {
  value: Value
  moved: bigint
}

/** Answers a vendor's call that may move money: once per key, and the same bytes for every repetition. */
export function keptRoute<R extends Endpoint>(
  endpoint: R,
  handler: (input: Input<R>, deps: Deps, vendor: string) => Promise<Done<Output<R>>>,
): Route {
  const schema = endpoint.request(z)
  return {
    endpoint,
    answer: async ({ request }, deps) => {
      const call = await readSignedCall(request, deps)
      const input = parseInput(schema, parseJson(call.body)) as Input<R>
      return keep(deps, call, input as Keyed, inside => handler(input, inside, call.vendor))
    },
  }
}
