/**
 * Life of a round. Each state is on the disk before the call that it announces goes out, so
 * whatever moment the process dies at, the next one knows what may have been sent.
 */
export const transitions = {
  /** Made, nothing sent. */
  created: ['betSent', 'unknown'],
  /** The bet is on its way. */
  betSent: ['accepted', 'waiting', 'refused', 'unknown'],
  /** The stake was taken; the draw that decides is still to come. */
  waiting: ['accepted', 'unknown'],
  /** The stake was taken; the outcome is drawn and stored in the same step. */
  accepted: ['winSent'],
  /**
   * The bet got no clear answer, or what it waited for did not come about. It is taken back, never
   * repeated.
   */
  unknown: ['rolledBack'],
  /**
   * The win (or the nothing that closes the round) is on its way, again and again until answered.
   */
  winSent: ['settled'],
  refused: [],
  settled: [],
  rolledBack: [],
} as const satisfies Record<string, readonly string[]>

export type RoundState = keyof typeof transitions

/** States in which money still hangs on the round. */
export const openStates = (Object.keys(transitions) as RoundState[]).filter(state => transitions[state].length > 0)

export const isOpen = (state: RoundState): boolean => openStates.includes(state)
