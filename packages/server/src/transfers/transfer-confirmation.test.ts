import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { familyOf, transferInput, transfersOf } from '../../test/agents/family.ts'
import { withTwoFactor } from '../../test/calls/second-verification-calls.ts'
import { codeOfSecret, playerIdOf } from '../../test/player-helpers.ts'
import { startedPlatform } from '../../test/started.ts'
import { startSecurityDelay } from '../accounts/security/second-verification/security-delay.ts'
import { auditEvent } from '../audit-trail/tables.ts'

const started = startedPlatform({ games: 30 })
const deps = () => started.platform.deps

let agent: Account
let member: Account

const { join, ready, send, owned } = familyOf(started)

beforeAll(async () => {
  agent = await ready(await join(null, 'agent'), 'agent')
  member = await join(agent)
})

describe('a transfer asks who is there', () => {
  test('where no transaction password is set: to set one first', async () => {
    const fresh = await join(agent)
    expect((await transfersOf(started.client, fresh)).config.hasPaymentPassword).toBe(false)
    expect(await send(fresh)).toMatchObject({
      code: 'PAYMENT_PASSWORD_MISSING',
      message: 'Please set a transaction password first',
    })
  })

  test('for the transaction password, and locks for 30 minutes after five wrong ones', async () => {
    const guarded = await ready(agent)
    expect(await send(guarded, { paymentPassword: '' })).toMatchObject({
      value: { fields: { paymentPassword: 'empty' } },
    })
    for (let left = 4; left >= 0; left--)
      expect(await send(guarded, { paymentPassword: '000000' })).toMatchObject({
        code: 'PAYMENT_PASSWORD_INVALID',
        value: { left },
      })
    expect(await send(guarded)).toMatchObject({ code: 'ANSWER_LOCKED', value: { minutes: 30 } })
    expect(await owned(guarded)).toBe('1000.00')
  })

  test('for a code, where two-factor is on, and takes each once [AUTH-31]', async () => {
    const guarded = await ready(agent)
    const { secret } = await withTwoFactor(started.client, deps(), guarded)
    expect((await transfersOf(started.client, guarded)).config.needsCode).toBe(true)
    expect(await send(guarded)).toMatchObject({ code: 'FACTOR_REQUIRED' })
    expect(await send(guarded, { code: '000000' })).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 4 } })
    started.clock.advance(30)
    const code = codeOfSecret(secret, started.clock.now())
    const first = transferInput({ code })
    expect(await send(guarded, first)).toMatchObject({ success: true })
    expect(await send(guarded, { code }), 'another transfer with the same code').toMatchObject({
      code: 'ANSWER_INVALID',
    })
    expect(await send(guarded, first), 'the same transfer, sent again').toMatchObject({ success: true })
    expect(await owned(guarded)).toBe('990.00')
  })

  test('and waits while a security delay runs, which is said before anything is typed [AUTH-29]', async () => {
    const delayed = await ready(agent)
    const delayedUntil = async () => (await transfersOf(started.client, delayed)).config.delayedUntil
    expect(await delayedUntil()).toBeNull()
    await startSecurityDelay(deps(), await playerIdOf(deps(), delayed.username))
    expect(Date.parse((await delayedUntil()) ?? '') - started.clock.now().getTime()).toBe(24 * 3_600_000)
    expect(await send(delayed)).toMatchObject({ code: 'SECURITY_WAIT', value: { hours: 24 } })
  })

  test('and is written down, without what was typed in secret', async () => {
    const { value } = await send(agent, { direction: 'downline', account: member.username })
    const events = await deps().db.select().from(auditEvent).where(eq(auditEvent.account, agent.username))
    const sent: unknown[] = events
      .filter(({ what }) => what === 'transfer-sent')
      .map(({ after }) => JSON.parse(after ?? '') as unknown)
    expect(sent).toContainEqual({ orderNo: value.orderNo, to: member.username, amount: '10.00' })
    expect(JSON.stringify(events)).not.toContain(transferInput().paymentPassword)
  })
})
