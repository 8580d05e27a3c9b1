import { createRegisterLink, noteVisit, registerLinks, hour } from '@baize/contract'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { addBelow } from '../../../test/agents/team.ts'
import { standardLimits } from '../../limits/limit-table.ts'

const max = 3
const started = startedPlatform({
  games: 30,
  limits: { ...standardLimits, visits: { max, windowMs: hour } },
  trustedProxies: ['127.0.0.1/32', '::1/128'],
})

test('one network tells of so many visits in an hour, whichever tabs and codes it names, and others are not held back [AGT-24]', async () => {
  const { client, clock, platform } = started
  const { token } = await addBelow(platform.deps, null)
  const asked = { type: 'member', idempotencyKey: crypto.randomUUID() } as const
  const { code } = (await client.call(createRegisterLink, asked, { token })).value
  const visit = (from: string, named = code) =>
    client.call(
      noteVisit,
      { kind: 'affiliateCode', code: named, visit: crypto.randomUUID() },
      { headers: { 'x-forwarded-for': from } },
    )
  const visits = async () =>
    (await client.call(registerLinks, { pageNo: 1, pageSize: 1 }, { token })).value.content[0]?.visits

  await visit('2001:db8::1')
  await visit('2001:db8::2')
  expect(await visit('2001:db8::3', 'NOBODYS1')).toMatchObject({ success: true })
  for (const named of [code, 'NOBODYS1']) {
    const late = await visit('2001:db8::4', named)
    expect(late).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(late.headers.get('retry-after')).toBe(String(3600 / max))
  }
  expect(await visits()).toBe(2)

  expect(await visit('203.0.113.7')).toMatchObject({ success: true })
  clock.advance(3600 / max)
  expect(await visit('2001:db8::4')).toMatchObject({ success: true })
  expect(await visits()).toBe(4)
})
