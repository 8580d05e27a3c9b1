// npm run audit:frameworks: the pages of the examples from the development server of each
// framework, where frameworks say most of what they find wrong. `npm run test:all -- frameworks`
// walks those of React under Vite and of Next under Turbopack.
import { build } from './build.mjs'
import { endToEnd } from './lib/suite/stages.ts'

await build()
const { failed } = await endToEnd('development')('inherit', {})
process.exitCode = failed ? 1 : 0
