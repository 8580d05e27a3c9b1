import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
 * Leaves staff's key, and where to show it, in the data folder; whoever may read the folder is staff. A key that is there stays.
 * @returns the key
 */
export function leaveKey(dataDir: string, fresh: string, address: string): string {
  if (dataDir.startsWith('memory://')) return fresh
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const key = read(keyFile(dataDir)) || fresh
  writeFileSync(keyFile(dataDir), `${key}\n`, { mode: 0o600 })
  chmodSync(keyFile(dataDir), 0o600)
  writeFileSync(addressFile(dataDir), `${address}\n`, { mode: 0o600 })
  return key
}

/** What a platform that ran in this folder left for staff; null where none ever ran. */
export function findKey(dataDir: string): { key: string; address: string } | null {
  const [key, address] = [read(keyFile(dataDir)), read(addressFile(dataDir))]
  return key && address ? { key, address } : null
}
