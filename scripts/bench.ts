// npm run bench: what Baize weighs and how fast it is, on this machine; with `-- --phone` first views alone. It prints tables and asserts nothing about time.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { callTimes } from './bench/calls.ts'
import { firstViews } from './bench/first-view.ts'
import { spentTables } from './bench/report-spent.ts'
import { memory } from './bench/memory.ts'
import { roundTimes } from './bench/rounds.ts'
import { sizes } from './bench/sizes.ts'
import { mountTimes } from './bench/tiles.ts'
import { treemaps } from './bench/treemap.ts'
import { build } from './build.mjs'
import { startInstance, type Instance } from './lib/instance.ts'
import { root } from './lib/prepare.mjs'

await build()
const games = { small: '400', large: '10000' }
const parts = [
  '# What Baize weighs and how fast it is\n',
  `Measured ${new Date().toISOString()} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}. Times are for comparison on this machine only.\n`,
]
const say = (part: string) => {
  parts.push(part)
  console.log(part)
}

/** What takes longer than first views, and what they say nothing of. */
async function everythingElse(small: Instance): Promise<void> {
  say(await sizes())
  say(await treemaps())
  say(await mountTimes(small.platform))
  say(await memory(small.platform))
  say(await roundTimes(small.platform))
  say(await spentTables([{ name: 'here', root }], 1))
  const large = await startInstance({ BAIZE_GAMES: games.large })
  try {
    const platforms = { [`${games.small} games`]: small.platform, [`${games.large} games`]: large.platform }
    say(await callTimes('Calls, and how they grow', platforms))
  } finally {
    await large.stop()
  }
}

const small = await startInstance({ BAIZE_GAMES: games.small })
try {
  say(await firstViews(small))
  if (!process.argv.includes('--phone')) await everythingElse(small)
} finally {
  await small.stop()
}
const file = join(root, '.cache/bench.md')
await mkdir(join(root, '.cache'), { recursive: true })
await writeFile(file, parts.join('\n'))
console.log(`Written to ${file}`)
