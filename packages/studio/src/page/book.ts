import { begin } from './begin.ts'
import { startBook } from './book/api.ts'
import { runBook } from './book/run.ts'

begin(async ({ code, gameCode, say }) => {
  const { start, view } = await startBook(code, gameCode)
  return runBook(start, view, say)
})
