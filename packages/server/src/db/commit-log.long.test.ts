import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { secureRandom } from '../random.ts'
import { grantWelcome } from '../wallet/starting-money.ts'
import { missingCommits } from './commit-log.ts'
import { openDatabase } from './open.ts'
import { inTransaction } from './transaction.ts'

const clock = systemClock()
const random = secureRandom(clock)
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'baize-commits-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ dataDir, databaseUrl: null })

test('an audit of a database that is older than what was answered from it finds what is gone', async () => {
  const deps = { clock, random }
  const before = await open()
  await grantWelcome({ ...deps, db: before.db }, random.id(), 'EUR', 100n)
  const undone = inTransaction(before.db, async tx => {
    await grantWelcome({ ...deps, db: tx }, random.id(), 'EUR', 100n)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await missingCommits(before.db, dataDir)).toEqual({ logged: 1, missing: 0 })
  await before.close()
  cpSync(join(dataDir, 'db'), join(dataDir, 'older'), { recursive: true })

  const after = await open()
  await grantWelcome({ ...deps, db: after.db }, random.id(), 'EUR', 100n)
  await inTransaction(after.db, tx => grantWelcome({ ...deps, db: tx }, random.id(), 'EUR', 100n))
  expect(await missingCommits(after.db, dataDir)).toEqual({ logged: 3, missing: 0 })
  await after.close()
  rmSync(join(dataDir, 'db'), { recursive: true })
  cpSync(join(dataDir, 'older'), join(dataDir, 'db'), { recursive: true })
  // A process that was killed while it wrote.
  appendFileSync(join(dataDir, 'commits.log'), 'ledger_transaction 0198')

  const restored = await open()
  await grantWelcome({ ...deps, db: restored.db }, random.id(), 'EUR', 100n)
  expect(await missingCommits(restored.db, dataDir)).toEqual({ logged: 4, missing: 2 })
  await restored.close()

  rmSync(join(dataDir, 'commits.log'))
  const anew = await open()
  expect(await missingCommits(anew.db, dataDir)).toEqual({ logged: 2, missing: 0 })
  await anew.close()
})
