import { minute } from '@baize/contract'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { stateOf } from '../../platform-state.ts'

/**
 * What a window of the sandbox's provider has left for the page that opened it: that it was asked
 * for, then whether it can reach that page, and where it cannot, its answer, which is empty where
 * nobody was picked.
 */
export interface LeftAnswer {
  /** Of the page that may have it. */
  origin: string
  /** Null until the window has loaded. */
  isAlone: boolean | null
  idToken: string | null
}

/** As long as an id token is good. Milliseconds. */
const keptFor = 10 * minute
const maxAnswers = 1000

/** By the page's one-time `state`. In memory: a sandbox is one process. */
function makeAnswers({ clock }: Pick<Deps, 'clock'>) {
  const perf = { now: () => clock.now().getTime() }
  return new LRUCache<string, LeftAnswer>({ max: maxAnswers, ttl: keptFor, ttlResolution: 0, perf })
}

/** Leaves an answer, or only that the window is there. */
export const leaveAnswer = (deps: Deps, state: string, left: LeftAnswer): void =>
  void stateOf(deps, makeAnswers).set(state, left)

/** Leaves that the window was asked for, unless it has said more before. */
export function leaveOpened(deps: Deps, state: string, origin: string): void {
  const answers = stateOf(deps, makeAnswers)
  if (!answers.has(state)) answers.set(state, { origin, isAlone: null, idToken: null })
}

/** What was left for a page of this origin, or null; an answer is given once. */
export function takeAnswer(deps: Deps, state: string, origin: string): LeftAnswer | null {
  const answers = stateOf(deps, makeAnswers)
  const left = answers.get(state)
  if (left?.origin !== origin) return null
  if (left.idToken !== null) answers.delete(state)
  return left
}
