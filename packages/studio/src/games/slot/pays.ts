/** Pays of a line for three, four and five alike from the left, in line bets, by rank. */
export const pays = [
  [150, 600, 4000],
  [100, 350, 1500],
  [75, 200, 800],
  [50, 150, 500],
  [35, 100, 300],
  [30, 80, 250],
  [20, 60, 150],
  [15, 50, 125],
] as const

/** Line bets for `count` alike of a rank; nothing below three. */
export const payOf = (rank: number, count: number): number => pays[rank]?.[count - 3] ?? 0

/** Return to player as shown in the game. A test computes it from strips and pays. */
export const statedRtp = '96.10'
