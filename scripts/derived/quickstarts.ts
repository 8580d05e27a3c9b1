import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { root } from '../lib/prepare.mjs'

/** A comment that names a file, and the code under it. */
const shown = /<!-- (examples\/\S+) -->\n```\w*\n(?:[^]*?\n)??```/g
const ends = '```'

/** Pages of docs/quickstart by path, with the code of the examples as it is now. */
export const quickstarts = (): Record<string, string> =>
  Object.fromEntries(
    globSync('docs/quickstart/*.md', { cwd: root }).map(page => [
      page,
      readFileSync(join(root, page), 'utf8').replaceAll(shown, (_, file: string) => {
        const code = readFileSync(join(root, file), 'utf8').trimEnd()
        return `<!-- ${file} -->\n${ends}${extname(file).slice(1)}\n${code}\n${ends}`
      }),
    ]),
  )
