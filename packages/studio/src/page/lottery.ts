import { begin } from './begin.ts'
import { startDraws } from './draws/api.ts'
import { runLottery } from './lottery/run.ts'

begin(async ({ code, gameCode, say }) => runLottery(await startDraws(code, gameCode), say))
