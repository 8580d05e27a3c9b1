import { startInstant } from './api.ts'
import { startGame } from '../../page/start-game.ts'
import { showInstantGame } from './game.ts'

void startGame(async ({ code, gameCode }) => showInstantGame(await startInstant(code, gameCode)))
