import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a store is opened once, and again when it was closed', () => {
  const store = openStore(folder)
  expect(() => openStore(folder)).toThrow(
    `The store of ${folder} is in use by another studio. Stop it, or set BAIZE_DATA to another folder.`,
  )
  store.prepare('SELECT count(*) FROM round').get()
  store.close()
  openStore(folder).close()
})
