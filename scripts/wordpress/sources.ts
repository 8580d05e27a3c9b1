import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/prepare.mjs'

/** A hash over the plugin, the posts and the theme's lines, from which pages are rendered. */
export function sourcesOfWordpress(): string {
  const hash = createHash('sha256')
  for (const file of globSync('examples/frameworks/wordpress/{functions.php,baize/*,posts/*}', { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
