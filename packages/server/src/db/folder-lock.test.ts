import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is taken once, and free again when it is given back', () => {
  const giveBack = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} on ${hostname()}.`)
  giveBack()
  lockFolder(folder)()
})

test('leaves one file behind, which locks nothing', () => {
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual(['platform.lock'])
  lockFolder(folder)()
})

test('what a killed process wrote of itself locks nothing', () => {
  writeFileSync(join(folder, 'platform.holder'), `process ${process.pid} on ${hostname()}`)
  lockFolder(folder)()
})

test('a holder that has not said yet who it is holds the folder all the same', () => {
  const giveBack = lockFolder(folder)
  rmSync(join(folder, 'platform.holder'))
  expect(() => lockFolder(folder)).toThrow('in use by another process.')
  giveBack()
})

test('a folder that cannot be locked is not opened', () => {
  mkdirSync(join(folder, 'platform.lock'))
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} cannot be locked`)
})
