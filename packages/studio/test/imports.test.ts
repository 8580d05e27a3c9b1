import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..', 'src')

/**
 * Imports that each folder may have beside its own. The engine runs games that it does not know:
 * they are handed in at the start (`engine/game.ts`, `games/catalogue.ts`). `page/` is the shell of
 * every game's page and knows none of them either.
 */
const allowed: Record<string, readonly string[]> = {
  engine: ['config.ts'],
  page: ['engine', 'locales'],
  games: ['engine', 'page'],
  verification: ['engine', 'page', 'games'],
  payments: ['engine', 'page'],
  'transfer-wallet': ['engine'],
  http: ['engine', 'games', 'page', 'payments', 'transfer-wallet', 'locales', 'config.ts'],
}

const folderOf = (path: string): string => relative(source, path).split(sep)[0] ?? ''
const imports = globSync('**/*.ts', { cwd: source })
  .filter(path => path.includes(sep) && !path.endsWith('.test.ts'))
  .flatMap(path =>
    [...readFileSync(join(source, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
      ([, specifier = '']) => ({ path, to: folderOf(join(source, dirname(path), specifier)) }),
    ),
  )

test('the engine imports no game, and folders import one another one way only', () => {
  const wrong = imports.filter(({ path, to }) => {
    const from = path.split(sep)[0] ?? ''
    return from !== to && !allowed[from]?.includes(to)
  })
  expect(imports.length).toBeGreaterThan(300)
  expect(wrong.map(({ path, to }) => `${path} imports ${to}`)).toEqual([])
})
