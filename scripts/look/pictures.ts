import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../lib/prepare.mjs'

/** Where today's pictures and the sheets are written; no part of the repository. */
export const todayFolder = join(root, '.cache', 'look')
/** Where the accepted pictures are kept. */
const acceptedFolder = join(root, 'tests', 'look')

/** Writes a picture of today. @returns its path */
export async function savePicture(name: string, picture: Buffer): Promise<string> {
  const path = join(todayFolder, `${name}.png`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
  return path
}

/** The accepted picture of a state, small; null where none was accepted yet. */
export async function readAccepted(name: string): Promise<Buffer | null> {
  const path = join(acceptedFolder, `${name}.webp`)
  return existsSync(path) ? readFile(path) : null
}

/** Accepts a picture: from now on a state is compared with it. */
export async function writeAccepted(name: string, thumbnail: Buffer): Promise<void> {
  await mkdir(acceptedFolder, { recursive: true })
  await writeFile(join(acceptedFolder, `${name}.webp`), thumbnail)
}
