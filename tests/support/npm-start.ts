import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const folders: string[] = []
const running: ChildProcess[] = []

/**
 * Ends npm and all that it started: platform and studio outlive npm where a test fails in the
 * middle.
 */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
afterAll(() => {
  for (const { pid } of running) endGroup(pid)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm start` as a person does, with a data folder of its own. */
export function start(port: number, data = mkdtempSync(join(tmpdir(), 'baize-start-'))) {
  folders.push(data)
  const env = { ...process.env, PORT: String(port), BAIZE_DATA: data, NODE_OPTIONS: '' }
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running.push(child)
  let output = ''
  child.stdout.on('data', part => (output += String(part)))
  child.stderr.on('data', part => (output += String(part)))
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)))
  const said = (words: string) =>
    new Promise<boolean>(resolve => {
      const look = () => output.includes(words) && resolve(true)
      child.stdout.on('data', look)
      void ended.then(() => resolve(output.includes(words)))
    })
  return { child, ended, said, data, output: () => output }
}
