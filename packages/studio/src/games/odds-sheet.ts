/**
 * One way in which a bet can end: at `ways` of `of` possible draws, all as likely as one another,
 * it gives back `pays`.
 */
export interface Ending {
  ending: string
  ways: number
  of: number
  /** Hundredths of the stake, the stake itself included. */
  pays: number
}

/**
 * A bet of a game, for all the options that end alike. Endings that are not named give nothing
 * back.
 */
export interface BetOdds {
  bet: string
  options: readonly string[]
  endings: readonly Ending[]
}

/**
 * Everything that the stated return of a kind of game can be computed from again: the tables that
 * the engine plays by.
 */
export interface OddsSheet {
  bets: readonly BetOdds[]
  /** Tables of the game itself, such as the reels of a slot. */
  tables: Readonly<Record<string, unknown>>
}

/** Part of the stakes on a bet that comes back, in percent. */
export const returnOf = ({ endings }: Pick<BetOdds, 'endings'>): number =>
  endings.reduce((sum, { ways, of, pays }) => sum + (ways * pays) / of, 0)

/** Bets whose endings are the same, as one with all their options. */
export function alike(bets: readonly BetOdds[]): BetOdds[] {
  const groups = new Map<string, BetOdds[]>()
  for (const each of bets) {
    const key = JSON.stringify([each.bet, each.endings])
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, options: [...first.options, ...more.flatMap(({ options }) => options)] }] : [],
  )
}
