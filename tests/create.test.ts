import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFeature } from '../scripts/create/feature.ts'

const project = join(import.meta.dirname, '..')
const list = 'packages/elements/src/features/index.ts'
const root = await mkdtemp(join(tmpdir(), 'baize-create-'))
afterAll(() => rm(root, { recursive: true, force: true }))
await cp(join(project, list), join(root, list), { recursive: true })

describe('npm run create', () => {
  it('writes a folder, a browser test and one line in the list, in its place', async () => {
    const before = await readFile(join(root, list), 'utf8')
    const files = await createFeature(root, 'gift-list')
    expect(files).toContain('packages/elements/src/features/gift-list/GiftList.tsx')
    expect(files).toContain('packages/elements/test/gift-list.test.ts')
    const line = "export { giftList } from './gift-list/gift-list.element.ts'"
    const after = await readFile(join(root, list), 'utf8')
    expect(after.replace(`${line}\n`, '')).toBe(before)
    const lines = after.split('\n').filter(each => each.startsWith('export'))
    const places = lines.map(each => each.split(' from ')[1] ?? '')
    expect(places).toEqual([...places].sort())
  })

  it('says in a sentence why it does not', async () => {
    await expect(createFeature(root, 'gift-list')).rejects.toThrow('There is a feature gift-list already.')
    for (const name of ['', 'Gift', 'gift_list', '../gift', '9lives']) {
      await expect(createFeature(root, name)).rejects.toThrow('Name the feature in kebab-case')
    }
  })
})
