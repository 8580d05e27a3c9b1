import { sandboxLimits } from '../src/limits/limit-table.ts'

/** Calls that come at once. */
export const crowd = 50

/** Does something for every caller of the crowd, at once. */
export const inCrowd = <T>(call: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: crowd }, (_, nth) => call(nth)))

/** How many replies had each code; those that were answered count as `done`. */
export const countCodes = (replies: readonly { code?: string | undefined }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(replies, ({ code }) => code ?? 'done')].map(([code, all]) => [code, all.length]))

const { 'payment-password-failures': failures, ...others } = sandboxLimits
const many = { max: 1000, windowMs: failures.pair.windowMs }

/**
 * The sandbox's limits with room for a crowd: a password that is being checked counts as a wrong
 * one until it is.
 */
export const crowdLimits = {
  ...others,
  'payment-password-failures': { pair: many, address: many, account: many, strangerPair: many },
}
