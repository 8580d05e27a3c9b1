import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesIn } from './files.ts'

const root = join(import.meta.dirname, '..', '..')
const fingerprintFile = (name: string) => join(root, '.cache', 'build', name)
/** Files that no build depends on. */
const ignored = /\.(test|stories)\.tsx?$|\.md$/

async function fingerprint(sources: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = (await stat(source)).isDirectory() ? await filesIn(source) : [source]
    for (const file of files.filter(file => !ignored.test(file)))
      hash.update(relative(root, file)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Whether a target was built of exactly these sources. */
export async function isFresh(name: string, sources: string[], out: string): Promise<boolean> {
  if (!existsSync(out)) return false
  const known = await readFile(fingerprintFile(name), 'utf8').catch(() => '')
  return known === (await fingerprint(sources))
}

export async function saveFingerprint(name: string, sources: string[]): Promise<void> {
  await mkdir(dirname(fingerprintFile(name)), { recursive: true })
  await writeFile(fingerprintFile(name), await fingerprint(sources))
}
