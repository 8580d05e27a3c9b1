import type { BetName } from './bets.ts'

/** A chip on the felt that is not placed yet. */
export interface Chip {
  bet: BetName
  stake: string
  /** Made once, so that a bet that is sent again is the same bet. */
  requestId: string
}

/**
 * Chips that lie on the felt, in the order in which they were put there.
 * @param changed - called when one came or went
 */
export function createStack(changed: () => void) {
  let chips: readonly Chip[] = []
  const set = (now: readonly Chip[]) => {
    chips = now
    changed()
  }
  return {
    all: () => chips,
    on: (bet: BetName) => chips.filter(chip => chip.bet === bet).map(({ stake }) => stake),
    put: (bet: BetName, stake: string) => set([...chips, { bet, stake, requestId: crypto.randomUUID() }]),
    undo: () => set(chips.slice(0, -1)),
    clear: () => set([]),
    drop: (requestId: string) => set(chips.filter(chip => chip.requestId !== requestId)),
  }
}
export type Stack = ReturnType<typeof createStack>
