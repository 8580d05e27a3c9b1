/** Compares letters alone, without their case and accents, as the platform does. */
const letters = new Intl.Collator('en', { sensitivity: 'base' })

const withoutDoubledSpaces = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** Whether two names are the same person's (MEM-16). */
export const isSameName = (one: string, other: string): boolean =>
  letters.compare(withoutDoubledSpaces(one), withoutDoubledSpaces(other)) === 0
