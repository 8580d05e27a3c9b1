import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { writeDerived } from './derived.ts'
import { filesIn } from './files.ts'
import { writeReservingSheet } from './reserved-sizes.ts'

const root = join(import.meta.dirname, '..', '..')

/** Rollup in a process of its own, so that a start which builds gives its memory back. */
function bundle(out: string): Promise<void> {
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup')
  const words = [rollup, '--config', '--silent']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BAIZE_OUT: out },
    })
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error('The SDK could not be bundled, for the reason given above.')),
    )
  })
}

const version = async () => {
  const manifest = JSON.parse(await readFile(join(root, 'packages/elements/package.json'), 'utf8')) as {
    version: string
  }
  return manifest.version
}

/**
 * Hashes for hosts that pin a version: `integrity.json` is `{ version, files: { path: sha384 } }`.
 */
async function writeIntegrity(out: string): Promise<void> {
  const files: Record<string, string> = {}
  for (const file of await filesIn(out)) {
    files[relative(out, file)] = `sha384-${createHash('sha384')
      .update(await readFile(file))
      .digest('base64')}`
  }
  await writeFile(join(out, 'integrity.json'), `${JSON.stringify({ version: await version(), files }, null, 2)}\n`)
}

/** Everything under `/sdk/`. */
export async function buildSdk(out: string): Promise<void> {
  await bundle(out)
  await writeReservingSheet(out)
  await writeDerived(out)
  await writeIntegrity(out)
}
