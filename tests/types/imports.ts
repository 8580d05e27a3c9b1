import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/lib/prepare.mjs'

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.vue', '.svelte']
/** The folder of a page's samples, before the path that a file has in this repository. */
const place = /^samples\/.*?\.md\//

/**
 * Files of the examples that samples import and that their page does not show, beside the samples.
 *
 * @param files - by path; those that a page takes from an example have its path behind that of the
 *   page
 */
export function importedFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  const added: Record<string, string> = {}
  const follow = (path: string, code: string): void => {
    const folder = place.exec(path)?.[0]
    if (!folder) return
    for (const [, name = ''] of code.matchAll(/(?:from|import\(?) *['"](\.[^'"]*)['"]/g)) {
      const candidates = endings.map(ending => join(dirname(path), name + ending))
      if (candidates.some(each => each in files || each in added)) continue
      const found = candidates.find(
        each => existsSync(join(root, each.slice(folder.length))) && /\.([jt]sx?|vue|svelte|json)$/.test(each),
      )
      if (!found) continue
      added[found] = readFileSync(join(root, found.slice(folder.length)), 'utf8')
      follow(found, added[found])
    }
  }
  for (const [path, code] of Object.entries(files)) follow(path, code)
  return added
}
