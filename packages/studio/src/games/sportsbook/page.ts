import { begin } from '../../page/start-game.ts'
import { startBook } from './api.ts'
import { runBook } from './game.ts'

begin(async ({ code, gameCode, say }) => {
  const { start, view } = await startBook(code, gameCode)
  return runBook(start, view, say)
})
