import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockHolderOf, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is taken once, and free again when it is given back', () => {
  const giveBack = lockFolder(folder)
  expect(lockHolderOf(folder)).toBe(process.pid)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
  giveBack()
  expect(lockHolderOf(folder)).toBeNull()
  lockFolder(folder)()
})

test('takes over the lock of a killed process, and leaves no file behind', () => {
  writeFileSync(join(folder, 'baize.lock'), '999999999 1')
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a process that got the number of a killed one does not hold its folder',
  () => {
    writeFileSync(join(folder, 'baize.lock'), `${process.pid} 1`)
    expect(lockHolderOf(folder)).toBeNull()
    lockFolder(folder)()
  },
)

test('ignores an empty lock', () => {
  writeFileSync(join(folder, 'baize.lock'), '')
  expect(lockHolderOf(folder)).toBeNull()
  lockFolder(folder)()
})
