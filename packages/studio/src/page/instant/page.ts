import { start } from '../api.ts'
import { begin } from '../start-game.ts'
import { showInstantGame } from './game.ts'

begin(async ({ code, gameCode, t }) => showInstantGame(await start(code, gameCode), t))
