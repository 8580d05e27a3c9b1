import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../config.ts'
import { steps } from './schema.ts'

/** The studio's own store. Everything it does is synchronous, so a transaction is a plain function. */
export type Store = DatabaseSync

/**
 * Runs `work` as one transaction and rolls it back where it throws.
 * It takes the write lock first, so two writers wait for each other and never fail half way.
 */
export function atomically<T>(store: Store, work: () => T): T {
  store.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    store.exec('COMMIT')
    return result
  } catch (error) {
    store.exec('ROLLBACK')
    throw error
  }
}

function migrate(store: Store): void {
  const { user_version: taken } = store.prepare('PRAGMA user_version').get() as { user_version: number }
  steps.forEach((sql, i) => {
    if (i < taken) return
    atomically(store, () => {
      store.exec(sql)
      store.exec(`PRAGMA user_version = ${i + 1}`)
    })
  })
}

function openFile(folder: string): Store {
  try {
    mkdirSync(folder, { recursive: true })
    return new DatabaseSync(join(folder, 'studio.sqlite'), { timeout: 5000 })
  } catch (error) {
    throw new StartError(
      `The studio cannot write to ${folder}: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    )
  }
}

/**
 * Opens `studio.sqlite` in the folder, and makes both where they are missing. Write-ahead log with `synchronous=FULL`: what a
 * transaction wrote is on the disk when it returns, so a round is never sent before it is remembered.
 * @throws StartError where the folder cannot be written
 */
export function openStore(folder: string): Store {
  const store = openFile(folder)
  // A table that others refer to can only be made anew while foreign keys are not checked.
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF')
  migrate(store)
  store.exec('PRAGMA foreign_keys = ON')
  return store
}
