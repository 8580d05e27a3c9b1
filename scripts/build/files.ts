import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** All files under a folder, in an order that does not change. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}
