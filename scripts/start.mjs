// npm start: sets the project up, then runs platform, partner pages and studio until it is told to
// stop.
import { exitWithError, prepare } from './lib/prepare.mjs'

await prepare(import.meta.url, 0)
const { run } = await import('./lib/run.ts')
await run().catch(error => exitWithError(`Baize could not start: ${error instanceof Error ? error.message : error}`))
