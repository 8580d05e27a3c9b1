import { startGame } from '../../page/start-game.ts'
import { startBook } from './api.ts'
import { showSportsbook } from './game.ts'

void startGame(async ({ code, gameCode, t }) => {
  const { start, view } = await startBook(code, gameCode)
  return showSportsbook(start, view, t)
})
