import { sendSms } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import { beforeEach, describe, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { standardLimits } from '../limits/limit-table.ts'
import type { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { outboxMessages } from '../messages/tables.ts'
import { writeSetting } from '../db/settings.ts'
import { standardCodeRules } from '../limits/code-rules.ts'
import { sendCode, takeCode } from './codes.ts'
import { sweepVerification } from './area.ts'
import { verificationSend } from './tables.ts'
import { loginSetting } from '../system/settings.ts'

/** The rules of production, small enough to reach each of them. */
const limits = standardCodeRules.limits.map(rule => ({
  ...rule,
  max: { prefix: 20, all: 40 }[rule.by as 'all'] ?? rule.max,
}))
const use = { ...standardCodeRules.use, min: 12 }
const started = startedPlatform({ limits: { ...standardLimits, codes: { ...standardCodeRules, limits, use } } })
const deps = () => started.platform.deps
const minute = 60
const hour = 3600
const day = 86_400

beforeEach(async () => {
  await deps().db.delete(verificationSend)
  await deps().db.delete(outboxMessages)
})

let household = 0
const one = '192.0.2.250'
const context = (network = '192.0.2.1') =>
  ({ deps: deps(), network, language: 'EN', site: { merchant: 'demo' } }) as Context
/** Asks for a code from an address of its own; answers `sent`, or the refusal. */
async function ask(to: string, from = `192.0.2.${household++}`): Promise<string | Refusal> {
  return sendCode(context(from), {
    to,
    channel: to.includes('@') ? 'email' : 'sms',
    purpose: 'login',
    deliver: true,
    requester: { id: from, isKnown: false },
  }).then(
    () => 'sent',
    (error: unknown) => error as Refusal,
  )
}
const many = async (count: number, asking: (n: number) => Promise<string | Refusal>) => {
  const answers = []
  for (let n = 0; n < count; n++) answers.push(await asking(n))
  return answers.map(answer => (typeof answer === 'string' ? answer : answer.code))
}
const codesOf = async (count: number, call: () => Promise<{ code?: string }>) => {
  const codes = []
  for (let n = 0; n < count; n++) codes.push((await call()).code ?? '')
  return codes
}
const sent = (count: number) => Array.from({ length: count }, () => 'sent')
/** A number that shares its prefix with nobody else's. */
const lonely = (n: number) => `+3461${String(n).padStart(3, '0')}0000`
const tooMany = { code: 'SMS_TOO_MANY', message: 'Too many requests, please try again after 5 minutes', status: 429 }
const quota = { code: 'SMS_QUOTA', message: 'Quota not sufficient, please contact customer service' }

test('a network that asks for many codes must work for the next, although the site asks nobody for work [AUTH-09] [REG-38]', async () => {
  await writeSetting(deps(), loginSetting, { smsLogin: true })
  const send = (more: object = {}) =>
    started.client.call(sendSms, { countryDialingCode: '34', mobileNum: newMobile(), ...more })
  expect(await codesOf(4, () => send())).toEqual(['', '', '', ''])
  expect(await send()).toMatchObject({ code: 'HUMAN_REQUIRED', message: 'Please complete verification first' })
  const proof = await prove(started.client)
  expect(await send(proof)).toMatchObject({ success: true })
  expect(await send(proof), 'good once').toMatchObject({ code: 'SMS_CAPTCHA_INVALID' })
  started.clock.advance(hour)
  expect(await send()).toMatchObject({ success: true })
})

test('the wait between two codes doubles, from one minute to thirty-two, and is said as it is [ERR-03] [CONST-10]', async () => {
  expect(await ask(lonely(1), one)).toBe('sent')
  for (const minutes of [1, 2, 4, 8, 16]) {
    started.clock.advance(minutes * minute - 1)
    expect(await ask(lonely(1), one)).toMatchObject({ ...tooMany, retryAfter: 1 })
    started.clock.advance(1)
    expect(await ask(lonely(1), one)).toBe('sent')
  }
  started.clock.advance(27 * minute)
  expect(await ask(lonely(1), one)).toMatchObject({ ...tooMany, retryAfter: 5 * minute })
})

test('a code that was used ends the wait', async () => {
  expect(await ask(lonely(2), one)).toBe('sent')
  expect(await ask(lonely(2), one)).toMatchObject(tooMany)
  const [message] = await deps().db.select().from(outboxMessages)
  await takeCode(context(), { to: lonely(2), purpose: 'login', code: message?.code ?? '' })
  expect(await ask(lonely(2), one)).toBe('sent')
})

test('two askings at once send no two messages', async () => {
  const both = await Promise.all([ask(lonely(3), one), ask(lonely(3), one)])
  expect(both.filter(answer => answer === 'sent').length).toBeLessThan(2)
})

test('a number gets ten codes a day for one address, and fifteen for all strangers', async () => {
  const hourly = async (from?: string) => {
    started.clock.advance(2000)
    return ask(lonely(4), from)
  }
  const begun = started.clock.now().getTime() + 2_000_000
  expect(await many(11, () => hourly(one))).toEqual([...sent(10), 'SMS_WAIT'])
  const end = begun + day * 1000 - started.clock.now().getTime()
  expect(await ask(lonely(4), one)).toMatchObject({
    status: 429,
    retryAfter: end / 1000,
    message: expect.stringMatching(/^Too many code requests, please try again in 1?\d hours$/) as string,
    value: { minutes: Math.ceil(end / 60_000) },
  })
  expect(await many(6, () => hourly())).toEqual([...sent(5), 'SMS_WAIT'])
  started.clock.advance(day)
  expect(await ask(lonely(4), one)).toBe('sent')
})

test('an address asks for ten codes an hour, and thirty a day, for whatever numbers', async () => {
  const from = '198.51.100.7'
  expect(await many(11, n => ask(lonely(10 + n), from))).toEqual([...sent(10), 'SMS_WAIT'])
  expect(await ask(lonely(30), '198.51.100.8')).toBe('sent')
  started.clock.advance(hour)
  await many(10, n => ask(lonely(40 + n), from))
  started.clock.advance(hour)
  await many(10, n => ask(lonely(60 + n), from))
  started.clock.advance(hour)
  expect(await ask(lonely(80), from)).toMatchObject({ code: 'SMS_WAIT', retryAfter: day - 3 * hour })
})

test('numbers in a row get no more where nobody types their codes [ERR-08]', async () => {
  const row = (n: number) => ask(`+3469999${String(n).padStart(4, '0')}`)
  expect(await many(13, row)).toEqual([...sent(12), 'SMS_QUOTA'])
  expect(await ask(lonely(90))).toBe('sent')
  started.clock.advance(hour)
  expect(await row(20)).toBe('sent')
})

test('numbers in a row get so many an hour even where people type their codes', async () => {
  const typed = async (n: number) => {
    const to = `+3468888${String(n).padStart(4, '0')}`
    const answer = await ask(to)
    const code = (await deps().db.select().from(outboxMessages)).find(message => message.to === to)?.code
    if (code) await takeCode(context(), { to, purpose: 'login', code })
    return answer
  }
  expect(await many(21, typed)).toEqual([...sent(20), 'SMS_QUOTA'])
})

test('the platform sends so many a day and not one more; e-mails are counted apart [ERR-08]', async () => {
  expect(await many(40, n => ask(lonely(100 + n)))).toEqual(sent(40))
  expect(await ask(lonely(200))).toMatchObject(quota)
  expect(await ask('someone@example.test')).toBe('sent')
  started.clock.advance(day)
  expect(await ask(lonely(200))).toBe('sent')
})

test('what was refused is not counted, and what is a day old is forgotten', async () => {
  await many(5, () => ask(lonely(300), one))
  expect(await deps().db.select().from(verificationSend)).toHaveLength(1)
  started.clock.advance(day + 1)
  await sweepVerification(deps())
  expect(await deps().db.select().from(verificationSend)).toHaveLength(0)
})

describe('a rule of three days', () => {
  const threeDays = { by: 'requester', max: 2, windowMs: 3 * day * 1000, waits: true } as const
  const codes = { ...standardCodeRules, limits: [threeDays] }
  const slow = startedPlatform({ limits: { ...standardLimits, codes } })

  test('counts for three days, over what clears old codes away', async () => {
    const { deps } = slow.platform
    const asked = (number: number) =>
      sendCode({ deps, network: one, language: 'EN', site: { merchant: 'demo' } } as Context, {
        to: newMobile(),
        channel: 'sms',
        purpose: 'login',
        deliver: true,
        requester: { id: `device-${number}`, isKnown: false },
      })
    await asked(1)
    await asked(1)
    slow.clock.advance(2 * day)
    await sweepVerification(deps)
    await expect(asked(1)).rejects.toMatchObject({ code: 'SMS_WAIT' })
    slow.clock.advance(day + 1)
    await sweepVerification(deps)
    expect(await deps.db.$count(verificationSend)).toBe(0)
    await asked(1)
  })
})
