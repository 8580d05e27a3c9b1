import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * Runs a command of the platform's staff (`npm run ops -- …`) and returns what it says.
 * @throws Error with its words where it fails
 */
export function ops(env: Record<string, string>, words: readonly string[]): Promise<string> {
  const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, join(root, 'packages/server/src/app/cli.ts'), ...words], {
      env: { ...process.env, ...env },
    })
    let output = ''
    const collect = (part: Buffer) => (output += part.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', code => (code === 0 ? resolve(output) : reject(new Error(output))))
  })
}
