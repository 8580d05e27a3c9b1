/**
 * Least time from one round to the next, in milliseconds (RTS 14: slots 2.5 s, other casino games 5 s).
 * `engine/rounds/pause-between-rounds.ts` refuses a round before it is over.
 */
export const pause = { slot: 2500, other: 5000 } as const
