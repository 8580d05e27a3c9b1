import type { betRecord, BetRecord, Category, Output } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { askStudio } from '../launches/index.ts'

type Content = NonNullable<Output<typeof betRecord>['content']>

/** The vendor that tells what a round was bet on. */
const tellingVendor = 'studio'
/** Categories of games whose players choose among plays and odds. */
const chosenCategories: readonly Category[] = ['LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT']

/** A bet on fixtures has legs, one on a lottery a single play. Odds are in hundredths. */
const Round = z.object({
  issue: z.nullable(z.string()),
  choice: z.union([
    z.object({
      legs: z.array(z.object({ fixture: z.string(), market: z.string(), option: z.string(), odds: z.number() })),
    }),
    z.object({ play: z.string(), option: z.string() }),
  ]),
})

function picksOf(choice: z.infer<typeof Round>['choice']): Content['picks'] {
  if (!('legs' in choice)) return [{ fixture: null, ...choice, odds: null }]
  return choice.legs.map(({ fixture, market, option, odds }) => ({
    fixture,
    play: market,
    option,
    odds: (odds / 100).toFixed(2),
  }))
}

/**
 * What a bet of a lottery or on fixtures was on, as the studio tells it (MEM-37); null of other
 * games, and where the studio does not answer: the bet is shown all the same.
 */
export async function contentOf(
  deps: Pick<Deps, 'config' | 'report'>,
  vendor: string,
  { category, roundId }: Pick<BetRecord, 'category' | 'roundId'>,
): Promise<Content | null> {
  if (vendor !== tellingVendor || !chosenCategories.includes(category)) return null
  try {
    const { issue, choice } = await askStudio(deps, `/api/rounds/${encodeURIComponent(roundId)}`, Round)
    return { issue, picks: picksOf(choice) }
  } catch (error) {
    deps.report(error, { asked: 'round', roundId })
    return null
  }
}
