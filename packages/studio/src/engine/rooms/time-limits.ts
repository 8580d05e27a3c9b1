/** Waiting times of the rooms, in milliseconds of the studio's clock. */
export const timeLimits = {
  /** Time for a card; then the lowest legal one is played. */
  turn: 20_000,
  /** A player who sits alone for so long gets the stake back. */
  opponent: 300_000,
  /** A match that the studio could not go on with for so long is void. */
  outage: 600_000,
} as const

/** Turns in a row that may not pass: with the second one the match is lost. */
export const missedTurns = 2
