/**
 * Prints, by area, which given requirement lines have a test whose title names them, and which have none.
 * `--area REG` shows one area, `--json` prints data. Ends with 1 if a title names an id that docs/requirements does not know.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cover, type AreaCoverage, type Fault } from './lib/trace/coverage.ts'
import { readRequirements } from './lib/trace/requirements.ts'
import { readTitles } from './lib/trace/titles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { area, json } = parseArgs({ options: { area: { type: 'string' }, json: { type: 'boolean' } } }).values

const all = cover(readRequirements(`${root}docs/requirements`), readTitles(root))
const areas = all.areas.filter(each => !area || each.area === area.toUpperCase())
if (!areas.length) {
  console.error(`There is no area ${area}. Areas: ${all.areas.map(each => each.area).join(' ')}`)
  process.exit(1)
}

const sum = (key: 'given' | 'tested') => areas.reduce((total, each) => total + each[key], 0)
const areaText = ({ area, given, tested, missing }: AreaCoverage) =>
  `${area.padEnd(6)} ${tested} of ${given} given lines have a test${missing.map((id, i) => (i % 12 ? ` ${id}` : `\n         ${id}`)).join('')}`
const faultText = ({ id, file, title, reason }: Fault) => `${file}: ${reason}: [${id}] in "${title}"`

if (json)
  console.log(JSON.stringify({ given: sum('given'), tested: sum('tested'), areas, faults: all.faults }, null, 2))
else console.log([...areas.map(areaText), `Total  ${sum('tested')} of ${sum('given')}`].join('\n'))
for (const fault of all.faults) console.error(faultText(fault))
process.exitCode = all.faults.length ? 1 : 0
