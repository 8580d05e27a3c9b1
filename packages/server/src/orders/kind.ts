import type { HoldName } from '../ledger/index.ts'

/** A kind of order. Each is defined by the area that carries it out. */
export interface OrderKind<State extends string = string> {
  name: string
  /** First letter of its numbers. */
  letter: string
  /** The state in which it begins. */
  first: State
  /** Whether its amount is held in the ledger from the beginning. */
  holds: boolean
  /** What the movements of its hold are called; `hold` without it. */
  holdName?: HoldName
  /** The states that may follow each. */
  steps: Readonly<Record<State, readonly State[]>>
}
