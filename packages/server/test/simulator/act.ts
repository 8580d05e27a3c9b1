import type { Envelope } from '@baize/contract'
import type { Subject, World } from './world.ts'

/** What a call came to: done with an answer, refused with a code, or nobody knows. */
export type Outcome = { done: unknown } | { refused: string } | 'unknown'

/** One thing that somebody does, and what the model says of it. */
export interface Act {
  /** For whoever reads why platform and model differ. */
  what: string
  subject: Subject
  /** Does it; every time it is called it is the same thing. */
  call: () => Promise<Outcome>
  /** The codes that it must be refused with, one of them; empty where it must be done. */
  refusals: readonly string[]
  /** What later times are answered with where it is done more often; null where all are done. */
  repeated: readonly string[] | null
  /** Does it in the model. @param done - what the platform answered */
  apply: (done: unknown) => void
}

/** Chooses how an operation is done to a member now; null where it cannot be. */
export type Operation = (world: World, subject: Subject) => Act | null

/** What an answer over the wire came to. */
export function outcomeOf({ success, code, value }: Envelope<unknown>): Outcome {
  if (success) return { done: value }
  return code === undefined || code === 'UNKNOWN' ? 'unknown' : { refused: code }
}
