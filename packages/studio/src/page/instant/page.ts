import { start } from '../api.ts'
import { startGame } from '../start-game.ts'
import { showInstantGame } from './game.ts'

void startGame(async ({ code, gameCode }) => showInstantGame(await start(code, gameCode)))
