import { register } from '@baize/contract'
import { from, platformClient, registration as registrationOf, trustedProxies } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import { beforeEach, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { standardLimits } from '../../limits/limit-table.ts'
import { auditEvent } from '../../audit-trail/index.ts'

const started = startedPlatform({
  mode: 'production',
  vendors: [],
  trustedProxies,
  limits: standardLimits,
  secretKey: 'a secret of this test, long enough for production',
  report: () => undefined,
})
const hour = 3600
const own = () => platformClient(started.platform.url, { origin: started.platform.url })
const tryRegister = async (ip: string) => own().call(register, registrationOf(await prove(own())), from(ip))

/** Registrations of an address are counted by the day. */
beforeEach(() => started.clock.advance(24 * hour))

test('ten accounts an hour and thirty a day are opened from one address, and a refusal says how long to wait', async () => {
  const opened = async (count: number) => {
    for (let nth = 0; nth < count; nth++) expect((await tryRegister('198.51.100.1')).success).toBe(true)
  }
  await opened(5)
  started.clock.advance(600)
  await opened(5)
  const refused = await tryRegister('198.51.100.1')
  expect(refused).toMatchObject({
    status: 429,
    code: 'REGISTER_TOO_MANY',
    message: 'Too many new accounts from your network, please try again in 60 minutes',
    value: { hours: 1 },
  })
  expect(refused.headers.get('retry-after')).toBe(String(hour - 600))
  expect((await tryRegister('198.51.100.2')).success).toBe(true)
  started.clock.advance(hour - 600)
  await opened(5)
  started.clock.advance(hour)
  await opened(10)
  started.clock.advance(hour)
  await opened(5)
  const full = await tryRegister('198.51.100.1')
  const wait = Number(full.headers.get('retry-after'))
  expect(full.value).toMatchObject({ hours: Math.ceil(wait / hour) })
  started.clock.advance(wait - 1)
  expect((await tryRegister('198.51.100.1')).code).toBe('REGISTER_TOO_MANY')
  started.clock.advance(1)
  expect((await tryRegister('198.51.100.1')).success).toBe(true)
})

test('ten accounts an hour are opened from one address though many are asked for at once', async () => {
  const replies = await Promise.all(Array.from({ length: 14 }, () => tryRegister('2001:db8:0:1::1')))
  expect(replies.filter(({ success }) => success)).toHaveLength(10)
  expect(replies.filter(({ code }) => code === 'REGISTER_TOO_MANY')).toHaveLength(4)
  expect((await tryRegister('2001:db8:0:1:2::1')).code, 'the same household').toBe('REGISTER_TOO_MANY')
  const { db } = started.platform.deps
  await db.delete(auditEvent)
  const counted = 'counted by the network, without a look at the trail of everybody'
  expect((await tryRegister('2001:db8:0:1::1')).code, counted).toBe('REGISTER_TOO_MANY')
})
