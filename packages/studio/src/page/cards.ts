import { begin } from './begin.ts'
import { startRooms } from './cards/api.ts'
import { runCards } from './cards/run.ts'

begin(async ({ code, gameCode, say }) => runCards(await startRooms(code, gameCode), say))
