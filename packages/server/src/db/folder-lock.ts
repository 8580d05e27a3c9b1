import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** When a process began, as Linux counts it: a number used again by another process then does not look like the old one. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isRunning(lock: string): boolean {
  const [pid = '', start = ''] = lock.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(Number(pid)) === start
}

const readLock = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Whose process holds a folder; null when nobody does. */
export function holderOf(folder: string): number | null {
  const lock = readLock(join(folder, 'baize.lock'))
  return lock && isRunning(lock) ? Number(lock.split(' ')[0]) : null
}

/**
 * Takes a folder for this process. What a killed process left behind is taken over.
 * @returns gives the folder back
 * @throws StartError when a running process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'baize.lock')
  const ownLock = `${process.pid} ${startOf(process.pid)}`
  for (let tries = 0; tries < 5; tries++) {
    try {
      writeFileSync(file, ownLock, { flag: 'wx', mode: 0o600 })
      return () => unlinkSync(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = holderOf(folder)
    if (holder !== null)
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set BAIZE_DATA to another folder.`,
      )
    removeStale(file, `${file}.${process.pid}`)
  }
  throw new StartError(`The data folder ${folder} is being opened by another process.`)
}

/** Renaming is atomic, so of two processes that find a stale lock one gets it; what turns out to be alive is put back. */
function removeStale(file: string, aside: string): void {
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const lock = readLock(aside)
  if (lock && isRunning(lock)) renameSync(aside, file)
  else unlinkSync(aside)
}
