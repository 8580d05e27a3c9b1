/** A name as it is compared: without case, accents and doubled spaces. */
const comparedName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether two names are the same person's, as the platform compares them (MEM-16). */
export const isSameName = (one: string, other: string): boolean => comparedName(one) === comparedName(other)
