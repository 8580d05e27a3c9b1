import { captcha, handover, publicKey, minute } from '@baize/contract'
import { newUsername } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runDueJobs } from './jobs.ts'
import { sandboxLimits } from '../limits/limit-table.ts'
import { captchaPicture } from '../verification/tables.ts'
import { handoverCode, session } from '../accounts/sessions/tables.ts'
import { loginAttempt } from '../accounts/security/tables.ts'
import { sealUse } from '../sealing/tables.ts'

const started = startedPlatform({
  limits: { ...sandboxLimits, calls: { max: 60, windowMs: minute } },
  trustedProxies: ['127.0.0.0/8', '::1/128'],
})

const ask = () => started.client.call(publicKey, {})

test('limits the calls of an address, and answers when the next is allowed', async () => {
  const replies = await Promise.all(Array.from({ length: 61 }, ask))
  const refused = replies.filter(({ success }) => !success)
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  expect((await started.client.call(publicKey, {}, elsewhere)).success, 'another address').toBe(true)
  expect((await ask()).code, 'the same address').toBe('RATE_LIMITED')
  started.clock.advance(1)
  expect((await ask()).success).toBe(true)
})

test('deletes rows that have ended', async () => {
  started.clock.advance(60)
  const { token } = await started.client.register()
  await started.client.call(captcha, {})
  await started.client.call(handover, {}, { token })
  await started.client.login(newUsername(), 'Wrong1234').catch(() => undefined)
  const { db } = started.platform.deps
  const left = async () => {
    const tables = [session, captchaPicture, handoverCode, sealUse, loginAttempt]
    return Promise.all(tables.map(async table => (await db.select().from(table)).length))
  }
  expect((await left()).every(count => count > 0)).toBe(true)
  started.clock.advance(13 * 3600)
  await runDueJobs(started.platform.deps)
  expect(await left()).toEqual([0, 0, 0, 0, 0])
})
