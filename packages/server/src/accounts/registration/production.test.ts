import { balance, register, registerSettings } from '@baize/contract'
import { from, platformClient, registration as registrationOf, trustedProxies } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { standardLimits } from '../../limits/limit-table.ts'
import { runCommand } from '../../app/commands.ts'
import { runDueJobs } from '../../app/jobs.ts'
import { ledgerEntries } from '../../ledger/tables.ts'
import { openingNetwork, openingTime } from './tables.ts'

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
const moneyOf = async (token: string | null) => (await own().call(balance, {}, { token })).value.balance
const flags = (...words: string[]) => runCommand(started.platform.deps, ['flags', 'set', ...words], 'ada')

/** Registrations of an address are counted by the day. */
beforeEach(() => started.clock.advance(24 * hour))

test('a registration in production pays nothing', async () => {
  const { value } = await tryRegister('203.0.113.1')
  expect(await moneyOf(value.token)).toBe('0.00')
  const { db } = started.platform.deps
  expect(await db.select().from(ledgerEntries).where(eq(ledgerEntries.account, 'house:promo'))).toEqual([])
})

test('a registration in production pays the welcome promotion that staff configured, until its end', async () => {
  await flags('welcome.amount', '12.50')
  await flags('welcome.endsAt', new Date(started.clock.now().getTime() + hour * 1000).toISOString())
  expect(await moneyOf((await tryRegister('203.0.113.2')).value.token)).toBe('12.50')
  started.clock.advance(hour)
  expect(await moneyOf((await tryRegister('203.0.113.3')).value.token)).toBe('0.00')
})

test('times of accounts that no limit counts any more are taken away', async () => {
  const { deps } = started.platform
  await tryRegister('198.51.100.9')
  started.clock.advance(24 * hour)
  await runDueJobs(deps)
  expect([await deps.db.$count(openingTime), await deps.db.$count(openingNetwork)]).toEqual([0, 0])
})

test('a registration in production needs the work of a browser, unless staff want none [REG-38]', async () => {
  const { url } = started.platform
  expect((await own().call(registerSettings, {})).value.humanVerification).toEqual({ provider: 'altcha', key: '' })
  expect(await own().call(register, registrationOf())).toMatchObject({ code: 'HUMAN_REQUIRED' })
  await flags('register.humanVerification', '{"provider":"none","key":""}')
  expect(await platformClient(url, { origin: url }).call(register, registrationOf())).toMatchObject({ success: true })
})
