import type { Envelope } from '@baize/contract'
import type { Unheard } from './observe.ts'
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
  /** Expects the transfers to and from vendors that it placed; none without it. */
  expectPlaced?: (unheard: Unheard, isBroken: boolean) => void
  /** What follows in the model once those have ended that ended at once. */
  afterwards?: (isBroken: boolean) => Promise<void>
  /** Whether it tells a vendor of a transfer, on whose way something may go wrong. */
  asksVendor?: boolean
  /** Whether every time that it is called is another thing. */
  isEveryTimeNew?: boolean
}

/** Chooses how an operation is done to a member now; null where it cannot be. */
export type Operation = (world: World, subject: Subject) => Act | null

/** What an answer over the wire came to. */
export function outcomeOf({ success, code, value }: Envelope<unknown>): Outcome {
  if (success) return { done: value }
  return code === undefined || code === 'UNKNOWN' ? 'unknown' : { refused: code }
}
