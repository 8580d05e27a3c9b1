import { startGame } from '../../page/start-game.ts'
import { startDraws } from '../../page/draws/api.ts'
import { showLottery } from './game.ts'

void startGame(async ({ code, gameCode, t }) => showLottery(await startDraws(code, gameCode), t))
