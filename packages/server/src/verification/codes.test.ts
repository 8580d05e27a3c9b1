import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import { sandboxLimits } from '../limits/limit-table.ts'
import { Limiter } from '../limits/limiter.ts'
import type { Config, Deps } from '../deps.ts'
import type { Context } from '../http/route.ts'
import { openOutbox } from '../messages/outbox.ts'
import { outboxMessages } from '../messages/tables.ts'
import { sendCode, takeCode } from './codes.ts'
import type { CodeDelivery } from './codes.ts'

const config = { mode: 'sandbox', limits: sandboxLimits, gateways: { sms: null, email: null } } as Config
/** Numbers go on from one database to the next. */
let number = 612_000_000

onBothDatabases(ground => {
  let deps: Deps
  beforeAll(() => {
    const limits = new Limiter(config.limits, ground.clock)
    const given = { ...ground, config, limits, state: new Map(), report: console.error }
    deps = { ...given, outbox: openOutbox(given) }
  })
  const context = (language = 'EN', merchant = 'demo') =>
    ({ deps, network: '127.0.0.1', language, site: { merchant } }) as Context

  let to = ''
  beforeEach(() => {
    to = `+34${number++}`
  })

  const order = (more: Partial<CodeDelivery> = {}): CodeDelivery => ({
    to,
    channel: 'sms',
    purpose: 'login',
    deliver: true,
    requester: { id: '127.0.0.1', isKnown: false },
    ...more,
  })

  async function lastMessage(channel: 'sms' | 'email' = 'sms') {
    await deps.outbox.settle()
    const [message] = await deps.db
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.to, to), eq(outboxMessages.channel, channel)))
      .orderBy(desc(outboxMessages.id))
    return message
  }
  async function sent(more: Partial<CodeDelivery> = {}): Promise<string> {
    await sendCode(context(), order(more))
    return (await lastMessage())?.code ?? ''
  }
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const take = (code: string | undefined, more: { to?: string; purpose?: 'login' | 'reset' } = {}) =>
    takeCode(context(), { to, purpose: 'login', code, ...more })

  test('a code is good at the merchant whose site sent it, and another’s takes nothing from it [AUTH-48]', async () => {
    const code = await sent()
    const elsewhere = takeCode(context('EN', 'other'), { to, purpose: 'login', code })
    await expect(elsewhere).rejects.toMatchObject({ code: 'SMS_CODE_INVALID' })
    await take(code)
  })

  test('a code has six digits, and is good once [AUTH-48]', async () => {
    const code = await sent()
    expect(code).toMatch(/^\d{6}$/)
    await take(` ${code} `)
    await expect(take(code)).rejects.toMatchObject({ code: 'SMS_CODE_INVALID', message: 'Invalid verification code' })
  })

  test('no code is told from a wrong one [ERR-05] [ERR-06]', async () => {
    const code = await sent()
    const missing = { code: 'SMS_CODE_MISSING', message: 'Missing verification code' }
    await expect(take(undefined)).rejects.toMatchObject(missing)
    await expect(take('  ')).rejects.toMatchObject(missing)
    await expect(take(other(code))).rejects.toMatchObject({
      code: 'SMS_CODE_INVALID',
      message: 'Invalid verification code',
    })
    await take(code)
  })

  test('a code is good for its number and its purpose alone [AUTH-48]', async () => {
    const code = await sent()
    await expect(take(code, { purpose: 'reset' })).rejects.toMatchObject({ code: 'SMS_CODE_INVALID' })
    await expect(take(code, { to: '+34699999999' })).rejects.toMatchObject({ code: 'SMS_CODE_INVALID' })
    await take(code)
  })

  test('the fifth wrong try ends a code, many at once too [AUTH-48]', async () => {
    const code = await sent()
    const tries = Array.from({ length: 8 }, () => take(other(code)).catch((error: { code: string }) => error.code))
    expect((await Promise.all(tries)).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'SMS_CODE_EXPIRED'),
      ...Array.from({ length: 5 }, () => 'SMS_CODE_INVALID'),
    ])
    await expect(take(code)).rejects.toMatchObject({
      code: 'SMS_CODE_EXPIRED',
      message: 'Verification code expired, please send again',
    })
  })

  test('a code taken twice at once lets one in', async () => {
    const code = await sent()
    const both = await Promise.allSettled([take(code), take(code)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a code ends after the minutes that its sender was told [AUTH-37] [AUTH-48]', async () => {
    const { expiredMinutes } = await sendCode(context(), order())
    const code = (await lastMessage())?.code ?? ''
    ground.clock.advance(expiredMinutes * 60)
    await expect(take(code)).rejects.toMatchObject({ code: 'SMS_CODE_EXPIRED' })
  })

  test('whom nobody knows gets the same answer and no message [AUTH-48]', async () => {
    const known = await sendCode(context(), order())
    to = `+34${number++}`
    expect(await sendCode(context(), order({ deliver: false }))).toEqual(known)
    expect(await lastMessage()).toBeUndefined()
    await expect(take('123456')).rejects.toMatchObject({ code: 'SMS_CODE_INVALID' })
  })

  test('a message is written in the language of the request, or of the member', async () => {
    await sendCode(context('ES'), order())
    expect((await lastMessage())?.text).toContain('es tu código')
    to = 'someone@example.test'
    await sendCode(context('ES'), order({ channel: 'email', language: 'EN' }))
    const { subject, text } = (await lastMessage('email')) ?? {}
    expect(subject).toBe('Your verification code for Baize')
    expect(text).toMatch(/^\d{6} is your code for Baize\./)
  })
})
