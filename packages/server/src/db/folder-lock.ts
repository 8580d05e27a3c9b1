import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Start time of a process, as Linux counts it, which tells it from a later process with the same
 * id.
 */
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

/** Id of the process that holds a folder; null where none does. */
export function lockHolderOf(folder: string): number | null {
  const lock = readLock(join(folder, 'baize.lock'))
  return lock && isRunning(lock) ? Number(lock.split(' ')[0]) : null
}

/**
 * Locks a folder for this process. The lock of a killed process is taken over.
 * @returns a function that unlocks it
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
    const holder = lockHolderOf(folder)
    if (holder !== null)
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set BAIZE_DATA to another folder.`,
      )
    removeStale(file, `${file}.${process.pid}`)
  }
  throw new StartError(`The data folder ${folder} is being opened by another process.`)
}

/**
 * Removes a stale lock. Renaming is atomic, so one of two processes gets it; a lock that turns out
 * to be alive is put back.
 */
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
