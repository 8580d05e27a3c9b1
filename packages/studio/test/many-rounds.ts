/**
 * Seeded rounds that a test of what a game returns plays; `npm run audit:rounds` plays a million of
 * each.
 */
export const manyRounds = process.env['BAIZE_WHOLE'] ? 1_000_000 : 200_000
/** Seeded rounds of the short case, which takes less than a second. */
export const fewRounds = 5000
