import type { Requirement } from './requirements.ts'
import type { Title } from './titles.ts'

export interface AreaCoverage {
  area: string
  /** How many lines the specification states, how many of them a title names, and which none does. */
  given: number
  tested: number
  missing: string[]
}
export interface Fault extends Title {
  id: string
  reason: 'unknown id' | 'spell each id out in brackets of its own'
}
export interface Coverage {
  areas: AreaCoverage[]
  faults: Fault[]
}

const single = /\[([A-Z][A-Z0-9]*-\d+)\]/g
/** An id that shares its brackets: `[AUTH-06, AUTH-07]` or `[AUTH-06..AUTH-09]`. */
const shared = /\[([A-Z][A-Z0-9]*-\d+[\s,.;/–-][^\]]*)\]/g

const idsIn = (title: string, form: RegExp): string[] => [...title.matchAll(form)].map(([, id = '']) => id)

/** Which given lines a running test names, and what is wrong with the ids in titles. */
export function cover(requirements: readonly Requirement[], titles: readonly Title[]): Coverage {
  const named = new Set(titles.flatMap(({ title }) => idsIn(title, single)))
  const known = new Set(requirements.map(({ id }) => id))
  const faults = titles.flatMap(each => [
    ...idsIn(each.title, single)
      .filter(id => !known.has(id))
      .map(id => ({ ...each, id, reason: 'unknown id' as const })),
    ...idsIn(each.title, shared).map(id => ({
      ...each,
      id,
      reason: 'spell each id out in brackets of its own' as const,
    })),
  ])
  const areas = [...new Set(requirements.map(({ area }) => area))].map(area => {
    const given = requirements.filter(line => line.area === area && line.status === 'given').map(({ id }) => id)
    const missing = given.filter(id => !named.has(id))
    return { area, given: given.length, tested: given.length - missing.length, missing }
  })
  return { areas, faults }
}
