// npm run audit:scale: times of home, lists and search among ten thousand games, compared with four hundred. It takes its own data and ports;
// compares times, so that a machine that does nothing else tells the most.
import { build } from './build.mjs'
import { endToEnd } from './lib/suite/stages.ts'

await build()
const { failed } = await endToEnd('scale', {}, { voice: 'inherit', spent: 0 })
process.exitCode = failed ? 1 : 0
