import { downlines, login, memberInfo } from '@baize/contract'
import type { Input } from '@baize/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { validAffiliateCode } from '../accounts/registration/affiliate-codes.ts'
import { seedTeam, teamSeeds } from './demo-team.ts'

const started = startedPlatform({ games: 30 })
let token = ''
beforeAll(async () => {
  token = (await started.client.login('agent', 'Agent1234')).token
})
const ask = async (input: Partial<Input<typeof downlines>> = {}) =>
  (await started.client.call(downlines, { pageNo: 1, pageSize: 100, ...input }, { token })).value

describe('the demo agent’s team', () => {
  test('stands on three levels and came over weeks, with the money everybody begins with', async () => {
    const { content, team } = await ask({ scope: 'team', sort: 'registeredAt' })
    const atLevel = (level: number) => content.filter(one => one.level === level).length
    expect([atLevel(1), atLevel(2), atLevel(3)]).toEqual([6, 12, 8])
    expect(team).toEqual({ agents: 6, members: 20 })
    expect(new Set(content.map(({ balance }) => balance))).toEqual(new Set(['1000.00']))
    expect(content[0]?.registeredAt.slice(0, 10)).toBe('2026-09-27')
    expect(content.at(-1)?.registeredAt.slice(0, 10)).toBe('2026-11-18')
    for (const { registeredAt, lastLoginAt } of content)
      expect(lastLoginAt === null || lastLoginAt > registeredAt).toBe(true)
  })

  test('stays as it is when it is seeded again', async () => {
    const before = await ask({ scope: 'team' })
    await seedTeam(started.platform.deps)
    expect(await ask({ scope: 'team' })).toEqual(before)
  })

  test('has one agent of its own as whom anybody may log in, with a code', async () => {
    const below = await started.client.login('agent2', 'Agent1234')
    expect((await started.client.call(memberInfo, {}, { token: below.token })).value).toMatchObject({ type: 1 })
    const good = await validAffiliateCode(started.platform.deps, 'demo', 'CORNER8', '')
    expect(good?.agent.account).toBe('agent2')
  })

  test('lets nobody in by a public password', async () => {
    for (const { username } of teamSeeds.filter(seed => seed.username !== 'agent2').slice(0, 5))
      for (const password of ['Agent1234', '123456'])
        expect((await started.client.call(login, { username, password, type: 'username' })).code).toBe('LOGIN_FAILED')
  })
})
