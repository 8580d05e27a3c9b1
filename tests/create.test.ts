import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFeature } from '../scripts/create/feature.ts'

const project = join(import.meta.dirname, '..')
const list = 'packages/elements/src/sections/index.ts'
const root = await mkdtemp(join(tmpdir(), 'baize-create-'))
afterAll(() => rm(root, { recursive: true, force: true }))
await cp(join(project, list), join(root, list), { recursive: true })
for (const section of ['member', 'site']) await mkdir(join(root, list, '..', section))

describe('npm run create', () => {
  it('writes a folder, a browser test and one line in the list, in its place', async () => {
    const before = await readFile(join(root, list), 'utf8')
    const files = await createFeature(root, 'member/gift-list')
    expect(files).toContain('packages/elements/src/sections/member/gift-list/GiftList.tsx')
    expect(files).toContain('packages/elements/src/sections/member/gift-list/gift-list.browser.test.ts')
    const line = "export { giftList } from './member/gift-list/gift-list.element.ts'"
    const after = await readFile(join(root, list), 'utf8')
    expect(after.replace(`${line}\n`, '')).toBe(before)
    const lines = after.split('\n').filter(each => each.startsWith('export'))
    const places = lines.map(each => each.split('/').at(-1) ?? '')
    expect(places).toEqual([...places].sort())
  })

  it('says in a sentence why it does not', async () => {
    await expect(createFeature(root, 'gift-list')).rejects.toThrow('There is a feature gift-list already.')
    await expect(createFeature(root, 'shop/gift-box')).rejects.toThrow('There is no section shop, but member, site.')
    for (const name of ['', 'Gift', 'member/', 'gift_list', '../gift', '9lives']) {
      await expect(createFeature(root, name)).rejects.toThrow('Name the feature in kebab-case')
    }
  })
})
