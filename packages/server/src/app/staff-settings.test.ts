import { expect, test } from 'vitest'
import { countActs, lastEvent } from '../../test/staff-events.ts'
import { startedPlatform } from '../../test/started.ts'
import { readSetting } from '../db/settings.ts'
import { whitelabelSetting } from '../system/index.ts'
import { runCommand } from './commands.ts'

const started = startedPlatform({ games: 40 })
const deps = () => started.platform.deps
const run = (...words: string[]) => runCommand(deps(), words, 'ada')

test('a preset is in the trail with what it changes, and with nothing else', async () => {
  await run('flags', 'preset', 'username')
  const before = await countActs(deps())
  await run('flags', 'preset', 'captcha')
  expect((await countActs(deps())) - before).toBe(1)
  expect(await lastEvent(deps())).toMatchObject({
    reason: 'register',
    before: { captchaEnabled: false },
    after: { captchaEnabled: true },
  })
})

test('a list in another order, and one without its last entry, are changes', async () => {
  const set = (list: unknown) => run('flags', 'set', 'site.resources', JSON.stringify(list))
  const order = (list: unknown) => run('flags', 'set', 'whitelabel.tree', JSON.stringify(list))
  const one = { resourceType: 'a', nameLabel: 'a', url: 'https://a.example' }
  await set([one])
  expect(await lastEvent(deps())).toMatchObject({ reason: 'site', before: {}, after: { 'resources.0.url': one.url } })
  await set([])
  expect(await lastEvent(deps())).toMatchObject({ reason: 'site', before: { 'resources.0.url': one.url }, after: {} })
  const { tree } = await readSetting(deps(), whitelabelSetting)
  await order(tree.toReversed())
  expect(await lastEvent(deps())).toMatchObject({
    reason: 'whitelabel',
    before: { tree: JSON.stringify(tree) },
    after: { tree: JSON.stringify(tree.toReversed()) },
  })
})
