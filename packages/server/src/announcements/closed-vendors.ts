import type { Db } from '../db/open.ts'
import { lanesIn } from '../games/index.ts'

/** Place in a notice for the vendors that are under maintenance while it is read. */
const place = '{closedVendors}'

/**
 * The vendors under maintenance at this moment, a line for each kind of games. Empty where all are
 * open.
 */
export async function closedVendors(db: Db, language: string): Promise<string> {
  const lanes = await lanesIn(db, language)
  return lanes
    .map(({ title, cards }) => ({ title, names: cards.filter(({ state }) => state !== 'open') }))
    .filter(({ names }) => names.length > 0)
    .map(({ title, names }) => `${title}: ${names.map(({ displayName }) => displayName).join(', ')}`)
    .join('\n')
}

/** Whether a notice's text names the vendors that are closed. */
export const namesClosedVendors = (text: string): boolean => text.includes(place)

/**
 * A notice's text with the closed vendors at their place; null where it is about them and all are
 * open.
 */
export function nameClosedVendors(text: string, closed: string): string | null {
  if (!namesClosedVendors(text)) return text
  return closed ? text.replaceAll(place, () => closed) : null
}
