import { siteStatus } from '@baize/contract'
import { expect, it } from 'vitest'
import { runCommand } from '../../server/src/app/commands.ts'
import { clientPlatform, demo } from '../test/client-platform.ts'
import { testPage, until } from '../test/page.ts'

const { world } = clientPlatform()
const run = (...words: string[]) => runCommand(world.platform.deps, words, 'ada')
const crowd = 50
const second = 1000
const minute = 60

const statuses = ({ events }: { events: { name: string; detail: Record<string, unknown> }[] }) =>
  events.flatMap(({ name, detail }) => (name === 'baize-status' ? [detail['status']] : []))

it('takes fifty open sites to the page of a maintenance within a minute and back, without a storm of calls [BOOT-17] [BOOT-23]', async () => {
  const open = Array.from({ length: crowd }, () => {
    const page = testPage({ at: world.platform.url })
    page.env.random = () => Math.random()
    return { page, scope: page.scope({ api: world.platform.url }) }
  })
  await open[0]?.scope.session.login(demo)
  await Promise.all(open.map(({ scope }) => scope.status()))
  const asked = () => open.reduce((sum, { page }) => sum + page.paths().length, 0)

  /** What is asked for in each second of a minute, all sites together. */
  async function aMinute(): Promise<number[]> {
    const counts: number[] = []
    for (let passed = 0; passed < minute; passed++) {
      const before = asked()
      for (const { page } of open) page.advance(second)
      await new Promise(resolve => setImmediate(resolve))
      counts.push(asked() - before)
    }
    return counts
  }
  for (const [word, status] of [
    ['on', siteStatus.maintenance],
    ['off', siteStatus.open],
  ] as const) {
    await run('status', 'maintenance', word)
    const counts = await aMinute()
    await until(() => open.every(({ page }) => statuses(page).at(-1) === status))
    const all = counts.reduce((sum, count) => sum + count, 0)
    expect(all, 'each asks once or twice').toBeLessThanOrEqual(2 * crowd + 10)
    expect(Math.max(...counts), 'in no second more than a fifth').toBeLessThanOrEqual(crowd / 5)
  }
  expect(open.map(({ page }) => statuses(page).length)).toEqual(Array.from({ length: crowd }, () => 2))
})
