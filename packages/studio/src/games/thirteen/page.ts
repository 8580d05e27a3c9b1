import { begin } from '../../page/start-game.ts'
import { startRooms } from './api.ts'
import { showThirteen } from './game.ts'

begin(async ({ code, gameCode, t }) => showThirteen(await startRooms(code, gameCode), t))
