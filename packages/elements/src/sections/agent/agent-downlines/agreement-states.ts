import type { AgreementStanding } from '@baize/contract'
import { standingColours } from '../shared/agreements/standings.ts'

/** Shown only where nothing else is. */
const finished: readonly AgreementStanding[] = ['WITHDRAWN', 'ENDED']

export interface ShownState {
  state: AgreementStanding
  kind: (typeof standingColours)[number][1]
  count: number
}

/** How an account's agreements stand, with how many in each state. */
export function shownStates(counts: Readonly<Record<string, number>> | null): ShownState[] {
  const all = standingColours.flatMap(([state, kind]) => {
    const count = counts?.[state] ?? 0
    return count > 0 ? [{ state, kind, count }] : []
  })
  const telling = all.filter(({ state }) => !finished.includes(state))
  return telling.length ? telling : all.slice(0, 1)
}
