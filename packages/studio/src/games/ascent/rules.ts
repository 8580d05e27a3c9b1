import type { Rules } from '../../engine/game.ts'
import { fieldOf, pause, wholeStakes } from '../common-rules.ts'

/**
 * Choice of the player. Multipliers are hundredths of the stake: 250 is 2.50 times. Rounds are sent
 * and stored with these names of fields, so they stay.
 */
export interface AscentChoice {
  /** Multiplier at which the player cashes out. */
  height: number
}
export interface AscentShown {
  /** Crash point: the multiplier that the rocket reached. */
  climbed: number
  /** Whether the player cashed out before the crash. */
  off: boolean
}

/** A launch is one of so many, all as likely as one another. */
export const launches = 100_000_000
/** Multipliers at which a player may cash out, in hundredths. */
export const cashOutRange = { min: 101, max: 10_000 } as const
/** Return to player in percent, whatever multiplier is chosen. */
const rtpPercent = 97
/** Max crash point, in hundredths. */
const maxCrashPoint = 100_000

/** How many of all launches reach a multiplier. */
export const launchesReaching = (multiplier: number): number => Math.floor((rtpPercent * launches) / multiplier)

/**
 * Crash point of a launch, in hundredths: at or over a multiplier for exactly
 * `launchesReaching(multiplier)` of them. One of 100 never left the ground.
 */
export const crashPointOf = (launch: number): number =>
  Math.min(maxCrashPoint, Math.max(100, Math.floor((rtpPercent * launches) / (launch + 1))))

/** A crash game whose players choose before the start at which multiplier they cash out. */
export const ascent: Rules<AscentChoice, AscentShown> = {
  rtp: '97.00',
  pauseMs: pause.other,
  upperBounds: [launches],
  stakes: wholeStakes,
  choiceOf(sent) {
    const { min, max } = cashOutRange
    const cashOut = fieldOf(sent, 'height')
    const isOffered = Number.isInteger(cashOut) && Number(cashOut) >= min && Number(cashOut) <= max
    return isOffered ? { height: Number(cashOut) } : null
  },
  outcome([launch = launches], stake, { height: cashOut }) {
    const crashPoint = crashPointOf(launch)
    const isCashedOut = crashPoint >= cashOut
    return {
      shown: { climbed: crashPoint, off: isCashedOut },
      win: isCashedOut ? (stake * BigInt(cashOut)) / 100n : 0n,
    }
  },
}
