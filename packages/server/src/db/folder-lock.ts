import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** SQLite's code of a lock that somebody else holds. */
const busy = 5

/** Another process holds the data folder. */
export class FolderInUse extends StartError {
  /** Its id and machine, as it knows them itself: within a container they are the container's. */
  readonly holder: string

  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by ${holder}. Stop it, or set BAIZE_DATA to another folder.`)
    this.holder = holder
  }
}

/** What the holder of a folder wrote of itself; it may be a moment late. */
function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'another process'
  }
}

/** @throws StartError where somebody holds the lock, or the file system knows none */
function lockFile(folder: string, holderFile: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'platform.lock'), { timeout: 0 })
    // The journal would be a second file; nothing is ever written that could need one.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode === busy) throw new FolderInUse(folder, readHolder(holderFile))
    throw new StartError(
      `The data folder ${folder} cannot be locked (${message}). It must lie on a disk whose file system has locks, and this user must be able to write to it.`,
    )
  }
}

/**
 * Locks a folder for this process, by a transaction on an empty SQLite file: the kernel holds that
 * lock, whatever namespace of processes the holder lives in, and lets go of it when the process
 * ends. The file stays, because a file that is removed while it is locked locks out nobody.
 * @returns a function that unlocks the folder
 * @throws StartError where another process holds it (`FolderInUse`), or it cannot be locked
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'platform.holder')
  const lock = lockFile(folder, holderFile)
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`, { mode: 0o600 })
  return () => {
    rmSync(holderFile, { force: true })
    lock.close()
  }
}
