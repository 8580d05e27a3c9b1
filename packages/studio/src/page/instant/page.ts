import { start } from '../api.ts'
import { begin } from '../start-game.ts'
import { runGame } from './game.ts'

begin(async ({ code, gameCode, say }) => runGame(await start(code, gameCode), say))
