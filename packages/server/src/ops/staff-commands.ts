import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { StartError } from '../start-error.ts'
import type { CommandResult } from '../area.ts'
import { isFromOwnMachine } from './own-machine.ts'

/** Letters of a name of staff. */
const maxNameLength = 64

const keyFile = (dataDir: string) => join(dataDir, 'ops.key')
const addressFile = (dataDir: string) => join(dataDir, 'ops.url')

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

/**
 * Writes the ops key and the platform's address to the data folder; its readers count as staff. An
 * existing key stays.
 * @returns the key
 */
export function writeOpsKey(dataDir: string, fresh: string, address: string): string {
  if (dataDir.startsWith('memory://')) return fresh
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const key = read(keyFile(dataDir)) || fresh
  writeFileSync(keyFile(dataDir), `${key}\n`, { mode: 0o600 })
  chmodSync(keyFile(dataDir), 0o600)
  writeFileSync(addressFile(dataDir), `${address}\n`, { mode: 0o600 })
  return key
}

/** Address that the last platform of this folder answered at; null where none ran. */
export const opsAddress = (dataDir: string): string | null => read(addressFile(dataDir))

/** Ops key and address that a platform left in this folder; null where none ran. */
function readOpsKey(dataDir: string): { key: string; address: string } | null {
  const [key, address] = [read(keyFile(dataDir)), opsAddress(dataDir)]
  return key && address ? { key, address } : null
}

/**
 * Name of the member of staff who gives a command, for the audit trail: the name in `BAIZE_STAFF`,
 * else the account on this machine, by its number where it has no name.
 * @param account - name of the account; throws where there is none, as in a container
 */
export function staffName(account = () => userInfo().username): string {
  const named = process.env['BAIZE_STAFF']
  if (named) return named.slice(0, maxNameLength)
  try {
    return account().slice(0, maxNameLength)
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** Milliseconds for an answer: to whether a platform lives, and to a command. */
interface AskLimits {
  probe: number
  command: number
}
/** A command ends before `fetch` gives its answer up by itself, which is after five minutes. */
const askLimits: AskLimits = { probe: 5000, command: 280_000 }

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Sends a command to the platform that runs on this data folder; null where none answers, which
 * then has not heard it.
 * @throws StartError where it refuses, and where it was sent the command and does not answer: a
 *   command may not be given twice
 */
export async function askPlatform(
  dataDir: string,
  words: readonly string[],
  by = staffName(),
  limits = askLimits,
): Promise<CommandResult | null> {
  const found = readOpsKey(dataDir)
  if (!found) return null
  const { key, address } = found
  const lives = await fetch(`${address}/livez`, { signal: AbortSignal.timeout(limits.probe) }).catch(() => null)
  if (!lives) return null
  try {
    const response = await fetch(`${address}/ops/run`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ words, by }),
      signal: AbortSignal.timeout(limits.command),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new StartError(`The platform could not do that (${response.status}). Its log says why.`)
    return (await response.json()) as CommandResult
  } catch (error) {
    if (error instanceof StartError) throw error
    const what = isLate(error)
      ? `The platform at ${address} has not answered within ${limits.command / 1000} seconds.`
      : `The connection to the platform at ${address} broke.`
    throw new StartError(`${what} The command may still be done, or have been: look before you give it again.`)
  }
}

function matches(shown: string, key: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Serves commands of staff: only from this machine and with the key of the data folder, and never
 * to pages.
 * @param run - runs a command by its words, for whoever of staff says it
 */
export function opsApp(run: (words: readonly string[], by: string) => Promise<CommandResult>, key: string): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const shown = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isFromOwnMachine(c) || c.req.header('origin') !== undefined || !matches(shown, key)) return c.notFound()
    return next()
  })
  app.post('/run', async c => {
    const { words, by } = await c.req.json<{ words: string[]; by?: string }>()
    if (!by) return c.json({ error: 'Say by whom.' }, 400)
    return c.json(await run(words, by.slice(0, maxNameLength)))
  })
  return app
}
