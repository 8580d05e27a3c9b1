// npm run audit:firefox: the hardest host pages in Firefox, as Debian has it (`apt-get install firefox-esr`), or in that of FIREFOX_PATH.
import { build } from './build.mjs'
import { endToEnd } from './lib/suite/stages.ts'

await build()
for (const project of ['firefox', 'firefox-preferences']) {
  const { failed } = await endToEnd(project, {}, { voice: 'inherit', spent: 0 })
  if (failed) process.exitCode = 1
}
