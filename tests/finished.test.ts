import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { saveFinished, passedBefore, treeHash } from '../scripts/lib/suite/finished.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-finished-'))
const path = join(folder, 'finished.json')
afterAll(() => rmSync(folder, { recursive: true }))

const result = (stage: string, failed: number) => ({ stage, seconds: 1, count: { passed: 1, failed, failures: [] } })

it('a run that was cut off goes on without the stages that passed on the same tree', () => {
  expect(passedBefore('one', path)).toEqual([])
  saveFinished('one', [result('lint', 0), result('unit', 1)], path)
  expect(passedBefore('one', path)).toEqual([result('lint', 0)])
  expect(passedBefore('other', path)).toEqual([])
})

it('the same tree has the same hash', () => {
  expect(treeHash()).toBe(treeHash())
})
