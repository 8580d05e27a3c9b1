import { kinds, type Kind } from './kinds.ts'
import type { Requirement } from './requirements.ts'
import type { Title } from './titles.ts'

/** How many given lines each kind of test proves; a line counts once, where it is proven best. */
export type Counts = Record<Kind, number>
export interface AreaCoverage extends Counts {
  area: string
  /** How many lines the specification states. */
  given: number
  /** Those proven as they have to be, and those that no title names. */
  tested: number
  missing: string[]
  /** Lines that a person meets, and that some test names but none shows. */
  notShown: string[]
}
export interface Fault extends Pick<Title, 'file' | 'title'> {
  id: string
  reason: 'unknown id' | 'spell each id out in brackets of its own'
}
export interface Coverage {
  areas: AreaCoverage[]
  faults: Fault[]
}
/** The title of a test, and what it proves. */
export type Proof = Pick<Title, 'file' | 'title'> & { kind: Kind }

const single = /\[([A-Z][A-Z0-9]*-\d+)\]/g
/** An id that shares its brackets: `[AUTH-06, AUTH-07]` or `[AUTH-06..AUTH-09]`. */
const shared = /\[([A-Z][A-Z0-9]*-\d+[\s,.;/–-][^\]]*)\]/g

const idsIn = (title: string, form: RegExp): string[] => [...title.matchAll(form)].map(([, id = '']) => id)

/** What is wrong with the ids of a title. */
function faultsOf({ file, title }: Proof, known: ReadonlySet<string>): Fault[] {
  const unknown = idsIn(title, single).filter(id => !known.has(id))
  return [
    ...unknown.map(id => ({ file, title, id, reason: 'unknown id' as const })),
    ...idsIn(title, shared).map(id => ({
      file,
      title,
      id,
      reason: 'spell each id out in brackets of its own' as const,
    })),
  ]
}

/**
 * Which given lines running tests name, and what is wrong with the ids in titles.
 *
 * @param people - lines that a person meets: they count only where a test shows them
 */
export function cover(
  requirements: readonly Requirement[],
  proofs: readonly Proof[],
  people: ReadonlySet<string> = new Set(),
): Coverage {
  const best = new Map<string, Kind>()
  for (const kind of [...kinds].reverse())
    for (const proof of proofs) if (proof.kind === kind) for (const id of idsIn(proof.title, single)) best.set(id, kind)
  const known = new Set(requirements.map(({ id }) => id))

  const areas = [...new Set(requirements.map(({ area }) => area))].map(area => {
    const given = requirements.filter(line => line.area === area && line.status === 'given').map(({ id }) => id)
    const missing = given.filter(id => !best.has(id))
    const notShown = given.filter(id => people.has(id) && best.has(id) && best.get(id) !== 'shown')
    const count = (kind: Kind) => given.filter(id => best.get(id) === kind).length
    return {
      area,
      given: given.length,
      tested: given.length - missing.length - notShown.length,
      shown: count('shown'),
      answered: count('answered'),
      computed: count('computed'),
      missing,
      notShown,
    }
  })
  return { areas, faults: proofs.flatMap(proof => faultsOf(proof, known)) }
}
