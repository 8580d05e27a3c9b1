import * as z from 'zod/mini'
import { Refusal } from '../engine/refusal.ts'
import type { Chaos, Fault } from '../engine/wallet/chaos.ts'
import { effectNames, effectOf } from '../engine/wallet/chaos-effects.ts'

/** Input of a chaos command: without an effect all effects are meant, without a kind of calls those that an effect begins with. */
export const ChaosInput = z.object({
  effect: z.optional(z.enum(effectNames)),
  call: z.optional(z.enum(['bet', 'win', 'rollback'])),
  mode: z._default(z.enum(['once', 'on', 'off']), 'once'),
  ms: z._default(z.int().check(z.gte(0), z.lte(60_000)), 3000),
})

/** Armed effects, and all effects there are. */
export interface ChaosView {
  armed: readonly Fault[]
  effects: { effect: string; calls: readonly string[]; does: string }[]
}

const view = (chaos: Chaos): ChaosView => ({
  armed: chaos.armed(),
  effects: effectNames.map(effect => ({ effect, calls: effectOf(effect).calls, does: effectOf(effect).does })),
})

/**
 * Does what staff say of chaos, and tells how it stands then. To say nothing is to ask.
 * @throws Refusal BAD_REQUEST where the effect cannot strike such calls
 */
export function commandChaos(chaos: Chaos, { effect, call, mode, ms }: z.infer<typeof ChaosInput>): ChaosView {
  if (mode === 'off') chaos.disarm({ ...(effect && { effect }), ...(call && { call }) })
  else if (effect) {
    const { calls } = effectOf(effect)
    const struck = call ?? calls[0]
    if (!calls.includes(struck)) throw new Refusal('BAD_REQUEST')
    chaos.arm({ effect, call: struck, ms, lasting: mode === 'on' })
  } else if (mode === 'on') throw new Refusal('BAD_REQUEST')
  return view(chaos)
}
