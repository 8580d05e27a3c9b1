// npm run audit:firefox: the hardest host pages in Firefox, as Debian has it (`apt-get install firefox-esr`), or in that of FIREFOX_PATH.
import { build } from './build.mjs'
import { endToEnd } from './lib/suite/stages.ts'

await build()
const { failed } = await endToEnd('firefox', {}, { voice: 'inherit', spent: 0 })
process.exitCode = failed ? 1 : 0
