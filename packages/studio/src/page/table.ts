import { begin } from './begin.ts'
import { startDraws } from './draws/api.ts'
import { runTable } from './table/run.ts'

begin(async ({ code, gameCode, say }) => runTable(await startDraws(code, gameCode), say))
