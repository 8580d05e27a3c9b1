import { begin } from '../../page/start-game.ts'
import { startRooms } from './api.ts'
import { runCards } from './game.ts'

begin(async ({ code, gameCode, say }) => runCards(await startRooms(code, gameCode), say))
