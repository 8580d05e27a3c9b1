import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Sources that decide what a platform does when it starts. */
export const platformSources = ['packages/{server,contract,art}/{src,migrations}/**/*.*', 'package-lock.json']

/** A short text that changes with any of these files, tests left out. */
export function sourceHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync([...patterns], { cwd: root }).sort()) {
    const path = join(root, file)
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}
