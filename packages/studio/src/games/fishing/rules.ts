import type { Rules } from '../../engine/game.ts'
import { fieldOf, ladder, pause } from '../common-rules.ts'
import { casts, catching, creatureOf, type CreatureName } from './creatures.ts'

export interface FishingChoice {
  /** The target. */
  creature: CreatureName
}
export interface FishingShown {
  cast: number
  caught: boolean
}

/**
 * A net that is shot at one creature of a reef: each shot is a round of its own. Between two shots
 * lies what lies between any two rounds of casino games that are no slots (RTS 14); shooters
 * elsewhere fire as fast as one can tap, and this one does not.
 */
export const fishing: Rules<FishingChoice, FishingShown> = {
  rtp: '97.00',
  pauseMs: pause.other,
  upperBounds: [casts],
  // Every pay is a whole multiple, so that small shots pay whole minor units, too.
  stakes: ladder([10n, 20n, 50n, 100n, 200n, 500n, 1000n]),
  choiceOf(sent) {
    const creature = creatureOf(fieldOf(sent, 'creature'))
    return creature && { creature: creature.name }
  },
  outcome([cast = casts], stake, { creature }) {
    const pay = creatureOf(creature)?.pay ?? 0
    const caught = pay > 0 && cast < catching(pay)
    return { shown: { cast, caught }, win: caught ? (stake * BigInt(pay)) / 100n : 0n }
  },
}
