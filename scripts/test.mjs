// npm test: what CI runs; with --all everything there is. The last line is `N passed, N failed`,
// summed over all runners.
import { prepare } from './lib/prepare.mjs'

await prepare(import.meta.url)
const { runStages } = await import('./lib/suite/run-stages.ts')
await runStages(process.argv.slice(2))
