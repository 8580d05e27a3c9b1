import { StartError } from '../start-error.ts'
import type { CommandResult } from '../area.ts'
import { findKey } from './key.ts'

/** Asks the platform that runs on this data folder; null where none answers. */
export async function askPlatform(dataDir: string, words: readonly string[]): Promise<CommandResult | null> {
  const found = findKey(dataDir)
  if (!found) return null
  const response = await fetch(`${found.address}/ops/run`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${found.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ words }),
  }).catch(() => null)
  if (!response || response.status === 404) return null
  if (!response.ok) throw new StartError(`The platform could not do that (${response.status}). Its log says why.`)
  return (await response.json()) as CommandResult
}
