import type { CallKind } from '../src/engine/store/calls.ts'
import { type EffectName, effectNames, effectOf } from '../src/engine/wallet/chaos-effects.ts'

/** A switch of docs/chaos.md, and the kind of calls that it strikes. */
export interface ChaosCase {
  effect: EffectName
  call: CallKind
}

/** Every switch with every kind of calls that it can strike. */
export const chaosCases: readonly ChaosCase[] = effectNames.flatMap(effect =>
  effectOf(effect).calls.map(call => ({ effect, call })),
)

/** Effects after which it is unknown whether a bet was taken, so that it is taken back. */
const unsure: ReadonlySet<EffectName> = new Set(['dropRequest', 'dropResponse', 'reorder', 'winWithoutBet', 'kill'])

/** Outcome of a round that a switch hits. Only a bet whose result is unknown is ever taken back. */
export const outcomeOf = ({ effect, call }: ChaosCase): 'settled' | 'rolledBack' =>
  call === 'rollback' || (call === 'bet' && unsure.has(effect)) ? 'rolledBack' : 'settled'
