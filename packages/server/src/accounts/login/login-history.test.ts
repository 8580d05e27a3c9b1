import { changePassword, freeplay, loginHistory, memberInfo, sessions } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { player } from '../players/tables.ts'
import { maxLogins } from './login-history.ts'
import { loginRecord } from './tables.ts'

const started = startedPlatform({ games: 30, trustedProxies: ['127.0.0.0/8', '::1'], countryHeader: 'cf-ipcountry' })
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:155.0) Gecko/20100101 Firefox/155.0'
const fromSpain = { headers: { 'user-agent': firefox, 'cf-ipcountry': 'ES' } }

const historyOf = async (token: string, page = {}, language?: string) =>
  (await started.client.call(loginHistory, page, { token, ...(language && { language }) })).value
const loginAgain = async ({ username, password }: Account) => {
  started.clock.advance(60)
  return started.client.login(username, password, fromSpain)
}

test('lists when, from where and with what an account was logged in, the newest first [MEM-16] [API-91]', async () => {
  const account = await started.client.register()
  const opened = started.clock.now()
  const { token } = await loginAgain(account)
  const { content, total } = await historyOf(token)
  expect(content).toEqual([
    { time: started.clock.now().toISOString(), ip: '127.0.0.*', place: 'Spain', device: 'Firefox, Linux' },
    { time: opened.toISOString(), ip: '127.0.0.*', place: '', device: 'Unknown device' },
  ])
  expect(total).toBe(2)
  expect((await historyOf(token, {}, 'de')).content[0]).toMatchObject({ place: 'Spanien' })
})

test('has the login that the session names as the last one [MEM-15]', async () => {
  const { token } = await loginAgain(await started.client.register())
  const { lastLoginAt } = (await started.client.call(memberInfo, {}, { token })).value
  expect((await historyOf(token)).content[1]?.time).toBe(lastLoginAt)
})

test('keeps the last 30, and answers them by pages [MEM-16] [API-91]', async () => {
  const account = await started.client.register()
  const { db, random } = started.platform.deps
  const playerId = await playerIdOf({ db }, account.username)
  const older = Array.from({ length: maxLogins }, (_, nth) => ({
    playerId,
    id: random.id(),
    at: new Date(started.clock.now().getTime() - (nth + 1) * 60_000),
    address: `198.51.100.*`,
    country: '',
    device: `${nth}`,
  }))
  await db.insert(loginRecord).values(older)
  const { token } = await loginAgain(account)
  const page = await historyOf(token, { pageNo: 3, pageSize: 10 })
  expect(page).toMatchObject({ pageNum: 3, totalPages: 3, total: 30 })
  expect(page.content.at(-1)?.device).toBe('27')
})

test('shows nobody the logins of somebody else, and guests and trials none', async () => {
  const own = await started.client.register()
  await loginAgain(await started.client.register())
  expect((await historyOf(own.token)).content).toHaveLength(1)
  expect(await started.client.call(loginHistory, {})).toMatchObject({ code: 'NOT_LOGGED_IN' })
  const { token } = (await started.client.call(freeplay, { os: 'test', platform: 'W' })).value
  expect(await started.client.call(loginHistory, {}, { token })).toMatchObject({ code: 'TRIAL_REFUSED' })
})

test('has a login whose password must be changed once it is', async () => {
  const account = await started.client.register()
  const { db } = started.platform.deps
  await db.update(player).set({ mustChangePassword: true }).where(eq(player.account, account.username))
  const pending = await loginAgain(account)
  const record = eq(loginRecord.playerId, await playerIdOf({ db }, account.username))
  expect(await db.$count(loginRecord, record)).toBe(1)
  const typed = { oldPassword: account.password, newPassword: 'Another1234', confirmNewPassword: 'Another1234' }
  const changed = await started.client.call(changePassword, typed, { token: pending.token })
  expect((await historyOf(changed.value.token)).content).toHaveLength(2)
})

test('sessions say from which country their login came [API-70]', async () => {
  const { token } = await loginAgain(await started.client.register())
  const { list } = (await started.client.call(sessions, {}, { token })).value
  expect(list.map(({ place }) => place)).toEqual(['Spain', ''])
})
