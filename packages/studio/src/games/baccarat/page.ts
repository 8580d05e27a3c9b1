import { startGame } from '../../page/start-game.ts'
import { startDraws } from '../../page/draws/api.ts'
import { showBaccarat } from './game.ts'

void startGame(async ({ code, gameCode, t }) => showBaccarat(await startDraws(code, gameCode), t))
