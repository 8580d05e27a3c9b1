import type { AgreementState } from '@baize/contract'

type Kind = 'win' | 'warn' | 'loss' | 'neutral'

/** States of agreements that a row shows, the most pressing first, and the colour of each. */
const stateKinds: readonly (readonly [AgreementState, Kind])[] = [
  ['WAITING', 'warn'],
  ['TERMINATION_WAITING', 'warn'],
  ['ACTIVE', 'win'],
  ['REJECTED', 'loss'],
  ['ENDED', 'neutral'],
]
/** Ended states are shown only where there is no other. */
const finished: readonly AgreementState[] = ['REJECTED', 'ENDED']

export interface ShownState {
  state: AgreementState
  kind: Kind
  count: number
}

/** The states of an account's agreements that are shown, with how many in each. */
export function shownStates(counts: Readonly<Record<string, number>> | null): ShownState[] {
  const all = stateKinds.flatMap(([state, kind]) => {
    const count = counts?.[state] ?? 0
    return count > 0 ? [{ state, kind, count }] : []
  })
  const alive = all.filter(({ state }) => !finished.includes(state))
  return alive.length ? alive : all.slice(0, 1)
}
