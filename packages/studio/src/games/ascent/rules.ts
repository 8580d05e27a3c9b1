import type { Rules } from '../../engine/game.ts'
import { fieldOf, pause, wholeStakes } from '../common-rules.ts'

/** Heights are hundredths of the stake: 250 is 2.50 times. */
export interface AscentChoice {
  /** Height at which the player gets off. */
  height: number
}
export interface AscentShown {
  /** Height to which the rocket climbed. */
  climbed: number
  /** Whether the player was off by then. */
  off: boolean
}

/** A launch is one of so many, all as likely as one another. */
export const launches = 100_000_000
/** Heights one can get off at, in hundredths. */
export const heights = { lowest: 101, highest: 10_000 } as const
/** Return to player in percent, whatever height is chosen. */
const share = 97
/** Top of the picture, in hundredths: the rocket may climb on unseen. */
const sky = 100_000

/** Of all launches, how many climb to a height or beyond. */
export const reaching = (height: number): number => Math.floor((share * launches) / height)

/**
 * Height to which a launch climbs, in hundredths: to `height` or beyond for exactly
 * `reaching(height)` of them. One that stands at 100 never left the ground.
 */
export const climbOf = (launch: number): number =>
  Math.min(sky, Math.max(100, Math.floor((share * launches) / (launch + 1))))

/** A rocket that climbs until it does not; the player says before the start where to get off. */
export const ascent: Rules<AscentChoice, AscentShown> = {
  rtp: '97.00',
  pauseMs: pause.other,
  lengths: [launches],
  stakes: wholeStakes,
  choiceOf(sent) {
    const height = fieldOf(sent, 'height')
    const isOffered = Number.isInteger(height) && Number(height) >= heights.lowest && Number(height) <= heights.highest
    return isOffered ? { height: Number(height) } : null
  },
  outcome([launch = launches], stake, { height }) {
    const climbed = climbOf(launch)
    const off = climbed >= height
    return { shown: { climbed, off }, win: off ? (stake * BigInt(height)) / 100n : 0n }
  },
}
