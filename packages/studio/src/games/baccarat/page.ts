import { begin } from '../../page/start-game.ts'
import { startDraws } from '../../page/draws/api.ts'
import { runTable } from './game.ts'

begin(async ({ code, gameCode, say }) => runTable(await startDraws(code, gameCode), say))
