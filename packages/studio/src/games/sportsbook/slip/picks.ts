import { type Leg, maxLegs } from '../fixtures/ticket.ts'
import { combinedOdds } from '../payout-ceiling.ts'
import { slotOf } from '../fixtures/slate.ts'

/** Something on the slip, with the words that name it. */
export interface Picked extends Leg {
  /** Both sides of its fixture. */
  versus: string
  /** Market and option. */
  bet: string
}

type MarketKey = Pick<Leg, 'fixture' | 'market'>
const keyOf = ({ fixture, market }: MarketKey) => `${fixture} ${market}`

/** Picks on the slip: at most one option of each market of each fixture. */
export function createPicks(changed: () => void) {
  const picks = new Map<string, Picked>()
  const change = (act: () => void) => {
    act()
    changed()
  }
  const all = (): readonly Picked[] => [...picks.values()]
  return {
    all,
    has: ({ fixture, market, option }: MarketKey & { option: string }): boolean =>
      picks.get(keyOf({ fixture, market }))?.option === option,
    toggle: (pick: Picked) =>
      change(() => {
        const key = keyOf(pick)
        const before = picks.get(key)
        picks.delete(key)
        if (before?.option !== pick.option) picks.set(key, pick)
      }),
    drop: (dropped: readonly MarketKey[]) => change(() => dropped.forEach(pick => picks.delete(keyOf(pick)))),
    clear: () => change(() => picks.clear()),
    /** Takes the odds as they are now. */
    setOdds: (key: MarketKey, odds: number) =>
      change(() => {
        const pick = picks.get(keyOf(key))
        if (pick) picks.set(keyOf(key), { ...pick, odds })
      }),
    /** Picks on fixtures of a slate. */
    onSlate: (slate: number) => all().filter(({ fixture }) => slotOf(fixture)?.slate === slate),
  }
}
export type Picks = ReturnType<typeof createPicks>

/** Whether all picks can be one bet. */
export function canCombine(picks: readonly Leg[]): boolean {
  const fixtures = new Set(picks.map(({ fixture }) => fixture))
  return picks.length > 1 && picks.length <= maxLegs && fixtures.size === picks.length
}

/** Odds of a bet on all of them, in hundredths. */
export const oddsOf = (picks: readonly Leg[]): number => Number(combinedOdds(picks))
