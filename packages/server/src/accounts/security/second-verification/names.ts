/** A person's name as it is compared: without regard to case, accents and double spaces (AUTH-29). */
const bare = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether two texts are the same full name. */
export const isSameName = (one: string, other: string): boolean => bare(one) !== '' && bare(one) === bare(other)
