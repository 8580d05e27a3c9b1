import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url))

/** What Node compiled once need not be compiled at every start. */
const compiled = join(tmpdir(), 'baize-compiled')

export interface PlatformProcess {
  pid: number
  /** What it wrote on both outputs so far. */
  said: () => string
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | string>
  signal(name: NodeJS.Signals): void
}

/**
 * Runs the platform the way `npm start` does: a process of its own, told by its environment alone.
 * @param within - a command that runs it, such as `unshare` with its options
 */
export function spawnPlatform(env: Record<string, string>, within: readonly string[] = []): PlatformProcess {
  const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
  const [command = '', ...words] = [...within, process.execPath, ...flags, main]
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const ended = new Promise<number | string>(resolve =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
  )
  return { pid: child.pid ?? 0, said: () => output, ended, signal: name => void child.kill(name) }
}

/**
 * Resolves once the platform itself has said that it answers; throws what it said instead where it
 * ended.
 */
export async function untilAnswering({ ended, said }: PlatformProcess): Promise<void> {
  const over = ended.then(() => {
    throw new Error(`The platform ended: ${said()}`)
  })
  const up = async () => {
    while (!said().includes('The platform answers at')) await new Promise(resolve => setTimeout(resolve, 25))
  }
  await Promise.race([up(), over])
}
