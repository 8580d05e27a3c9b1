import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Areas that say what machines exchange and which numbers hold, not what somebody sees. */
const withoutScreens: readonly string[] = ['API', 'CONST', 'ENT', 'SDK']
/** Draws nothing. */
const invisible = '`baize-scope`'

const row = /^\| (`baize-[a-z-]+`|ui part "[^"]+"|`examples\/site`[^|]*) \|[^|]*\| ([^|]+) \|$/gm
const range = /([A-Z0-9]+)-(\d+)(?:\.\.[A-Z0-9]+-(\d+))?/g

/** Ids of a list such as `AUTH-06, AUTH-10..AUTH-12`. */
export const idsOf = (list: string): string[] =>
  [...list.matchAll(range)].flatMap(([, area = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${area}-${String(Number(first) + index).padStart(first.length, '0')}`,
    ),
  )

/**
 * The lines that a person meets: those for which an element, a part of one or the site itself
 * answers.
 */
export function linesOfPeople(catalogue: string): ReadonlySet<string> {
  const rows = [...catalogue.matchAll(row)].filter(([, tag]) => tag !== invisible)
  const ids = rows.flatMap(([, , list = '']) => idsOf(list))
  return new Set(ids.filter(id => !withoutScreens.includes(id.split('-')[0] ?? '')))
}

export const readLinesOfPeople = (folder: string): ReadonlySet<string> =>
  linesOfPeople(readFileSync(join(folder, 'platform/elements.md'), 'utf8'))
