/**
 * Prints, by area, how many given requirement lines are shown to a person, answered by the platform
 * or only computed, which are named by no title of a test, and which a person meets but no test
 * shows. `--area REG` shows one area, `--json` prints data. Ends with 1 if a title names an id that
 * docs/requirements does not know.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cover, type AreaCoverage, type Fault } from './lib/trace/coverage.ts'
import { kindOf, kinds } from './lib/trace/kinds.ts'
import { readLinesOfPeople } from './lib/trace/people.ts'
import { readRequirements } from './lib/trace/requirements.ts'
import { shippedTags } from './lib/trace/shipped.ts'
import { readTitles } from './lib/trace/titles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { area, json } = parseArgs({ options: { area: { type: 'string' }, json: { type: 'boolean' } } }).values

const folder = `${root}docs/requirements`
const shipped = shippedTags(root)
const proofs = readTitles(root).map(title => ({ ...title, kind: kindOf(title, shipped) }))
const all = cover(readRequirements(folder), proofs, readLinesOfPeople(folder))
const areas = all.areas.filter(each => !area || each.area === area.toUpperCase())
if (!areas.length) {
  console.error(`There is no area ${area}. Areas: ${all.areas.map(each => each.area).join(' ')}`)
  process.exit(1)
}

const sum = (key: 'given' | 'tested' | (typeof kinds)[number]) => areas.reduce((total, each) => total + each[key], 0)
const kindsText = (counts: Record<(typeof kinds)[number], number>) =>
  kinds.map(kind => `${counts[kind]} ${kind}`).join(', ')
const idsText = (ids: readonly string[]) => ids.map((id, i) => (i % 12 ? ` ${id}` : `\n         ${id}`)).join('')
const areaText = ({ area, given, tested, missing, ...counts }: AreaCoverage) =>
  `${area.padEnd(6)} ${tested} of ${given} given lines hold: ${kindsText(counts)}${idsText(missing)}`
const faultText = ({ id, file, title, reason }: Fault) => `${file}: ${reason}: [${id}] in "${title}"`

const totals = { given: sum('given'), tested: sum('tested') }
const counts = { shown: sum('shown'), answered: sum('answered'), computed: sum('computed') }
const notShown = areas.flatMap(each => each.notShown)
if (json) console.log(JSON.stringify({ ...totals, ...counts, notShown, areas, faults: all.faults }, null, 2))
else {
  console.log([...areas.map(areaText), `Total  ${totals.tested} of ${totals.given}: ${kindsText(counts)}`].join('\n'))
  if (notShown.length)
    console.log(
      `\nNot counted: a person meets them, and ${notShown.length} are named by tests that do not show them${idsText(notShown)}`,
    )
}
for (const fault of all.faults) console.error(faultText(fault))
process.exitCode = all.faults.length ? 1 : 0
