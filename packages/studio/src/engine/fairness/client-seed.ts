/**
 * Pattern of a player's seed, for forms as well: words without the colon that the formula uses and
 * without letters that nobody sees, parted by single spaces. So it can be copied from any page as
 * it is, and typed into the verifier.
 */
export const clientSeedPattern = String.raw`[^:\p{C}\p{Z}]+( [^:\p{C}\p{Z}]+)*`
export const maxClientSeedLength = 64

/** A seed as it is used: spaces at its ends, and second ones in a row, are shown by no page. */
export const plainSeed = (typed: string): string => typed.replace(/[\s\p{Z}]+/gu, ' ').trim()
