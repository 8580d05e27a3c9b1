// npm run bench [-- PART ... [--million]]: measures first views, file sizes, calls, scale, growth
// and records on this machine. It prints tables and asserts nothing.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { callTimes } from './bench/calls.ts'
import { firstViews } from './bench/first-view.ts'
import { growthTable } from './bench/growth.ts'
import { recordTimes } from './bench/records.ts'
import { scaleTimes } from './bench/scale.ts'
import { sizes } from './bench/sizes.ts'
import { build } from './build.mjs'
import { startInstance, type Instance } from './lib/instance.ts'
import { root } from './lib/prepare.mjs'

interface Instances {
  small: Instance
  large: Instance
}

/** Runs a measurement beside two instances, of 400 and of 10,000 games. */
async function withInstances(measure: (instances: Instances) => Promise<string>): Promise<string> {
  const small = await startInstance({ BAIZE_GAMES: '400' })
  try {
    const large = await startInstance({ BAIZE_GAMES: '10000' })
    return await measure({ small, large }).finally(() => large.stop())
  } finally {
    await small.stop()
  }
}

async function firstViewsAlone(): Promise<string> {
  const instance = await startInstance({ BAIZE_GAMES: '400' })
  return firstViews(instance).finally(() => instance.stop())
}

/** `--million` adds a member with as many bets, which takes minutes to store. */
const flags = process.argv.slice(2).filter(word => word.startsWith('--'))

const parts: Readonly<Record<string, () => Promise<string>>> = {
  'first-views': firstViewsAlone,
  sizes,
  calls: () =>
    withInstances(({ small, large }) =>
      callTimes('Calls, and how they grow', { '400 games': small.platform, '10000 games': large.platform }),
    ),
  scale: () => withInstances(scaleTimes),
  growth: growthTable,
  records: () => recordTimes(flags.includes('--million') ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]),
}

const names = process.argv.slice(2).filter(word => !word.startsWith('--'))
const unknown = [...names.filter(name => !(name in parts)), ...flags.filter(flag => flag !== '--million')]
if (unknown.length)
  throw new Error(`There is no ${unknown.join(', ')}, but ${Object.keys(parts).join(', ')}, and --million.`)

await build()
const report = [
  '# What Baize weighs and how fast it is\n',
  `Measured ${new Date().toISOString()} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}. Times are for comparison on this machine only.\n`,
]
for (const [name, measure] of Object.entries(parts)) {
  if (names.length && !names.includes(name)) continue
  const part = await measure()
  report.push(part)
  console.log(part)
}
const file = join(root, '.cache/bench.md')
await mkdir(join(root, '.cache'), { recursive: true })
await writeFile(file, report.join('\n'))
console.log(`Written to ${file}`)
