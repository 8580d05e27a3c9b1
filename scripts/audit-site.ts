// npm run audit:site: goes through the site as guest, trial account, member and agent, in both
// themes: every link, and every control once. `npm run audit:site -- quay` goes through that
// merchant's. `npm run test:all -- site` follows the links of a guest in the dark theme.
import { build } from './build.mjs'
import { endToEnd } from './lib/suite/stages.ts'

await build()
const [merchant = 'demo'] = process.argv.slice(2)
const { failed } = await endToEnd('crawl', merchant === 'demo' ? {} : { BAIZE_MERCHANT: merchant })('inherit', {})
process.exitCode = failed ? 1 : 0
