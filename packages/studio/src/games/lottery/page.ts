import { begin } from '../../page/start-game.ts'
import { startDraws } from '../../page/draws/api.ts'
import { runLottery } from './game.ts'

begin(async ({ code, gameCode, say }) => runLottery(await startDraws(code, gameCode), say))
