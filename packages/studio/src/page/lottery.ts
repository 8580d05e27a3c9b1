import { begin } from './begin.ts'
import { startLottery } from './lottery/api.ts'
import { runLottery } from './lottery/run.ts'

begin(async ({ code, gameCode, say }) => runLottery(await startLottery(code, gameCode), say))
