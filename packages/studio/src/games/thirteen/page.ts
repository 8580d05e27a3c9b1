import { startGame } from '../../page/start-game.ts'
import { startRooms } from './api.ts'
import { showThirteen } from './game.ts'

void startGame(async ({ code, gameCode, t }) => showThirteen(await startRooms(code, gameCode), t))
