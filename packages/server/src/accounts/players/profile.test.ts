import { countries, domainRoute, firstLogin, freeplay, login, setLanguage, systemStatus } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { playerByAccount } from './players.ts'
import { playerProfile } from './tables.ts'
import { registerSetting, siteSetting } from '../../system/settings.ts'

const started = startedPlatform({ games: 30 })

async function profile(account: string) {
  const { db } = started.platform.deps
  const player = await playerByAccount(db, 'demo', account)
  const [row] = await db
    .select()
    .from(playerProfile)
    .where(eq(playerProfile.playerId, player?.id ?? ''))
  return row
}

test('the first login is the first until it is done with, and keeps its time [AUTH-22] [API-78]', async () => {
  const { token } = await started.client.login('agent', 'Agent1234')
  const enter = () => started.client.call(login, { username: 'agent', password: 'Agent1234', type: 'username' })
  expect(await enter()).toMatchObject({ value: { firstTimeLogin: true } })
  const done = () => started.client.call(firstLogin, {}, { token })
  expect(await done()).toMatchObject({ success: true })
  const noted = (await profile('agent'))?.firstLoginAt
  expect(noted).toEqual(started.clock.now())
  started.clock.advance(60)
  await done()
  expect((await profile('agent'))?.firstLoginAt).toEqual(noted)
  expect(await enter()).toMatchObject({ value: { firstTimeLogin: false } })
})

test('the language of a member is noted, and a guest’s choice is taken without a note [API-79]', async () => {
  const { token } = await started.client.login('demo', 'Demo1234')
  const choose = (language: string, as?: string) =>
    started.client.call(setLanguage, { language }, as ? { token: as } : {})
  expect(await choose('EN', token)).toMatchObject({ success: true })
  expect(await profile('demo')).toMatchObject({ language: 'EN', payeeName: 'Demo Player' })
  expect(await choose('ES', token)).toMatchObject({ success: true })
  expect(await profile('demo')).toMatchObject({ language: 'ES' })
  expect(await choose('EN')).toMatchObject({ success: true })
  expect(await choose('english', token)).toMatchObject({ code: 'BAD_REQUEST' })
})

test('a trial account has a language, and no first login [ROLE-11]', async () => {
  const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
  const { token } = trial.value
  expect(await started.client.call(setLanguage, { language: 'EN' }, { token })).toMatchObject({ success: true })
  expect(await started.client.call(firstLogin, {}, { token })).toMatchObject({ code: 'TRIAL_REFUSED' })
})

test('countries come with the digits of their numbers, the site’s first one first [REG-32] [VAL-44] [API-77] [ENT-26]', async () => {
  const { list } = (await started.client.call(countries, {})).value
  expect(list[0]).toEqual({ countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 })
  expect(list.map(country => country.countryCode)).toEqual(
    expect.arrayContaining(['GB', 'DE', 'FR', 'IT', 'PT', 'MX', 'VN', 'TH', 'JP', 'KR', 'US']),
  )
  const own = [{ countryCode: 'VN', countryDialingCode: '84', min: 9, max: 10 }]
  await writeSetting(started.platform.deps, registerSetting, { countries: own })
  expect((await started.client.call(countries, {})).value).toEqual({ list: own })
})

test('hosts come by their purpose, and staff may name others [API-18]', async () => {
  const { url, deps } = started.platform
  expect((await started.client.call(domainRoute, {})).value).toEqual({
    routes: { main: url, register: url, agent: url },
  })
  await writeSetting(deps, siteSetting, { domainRoute: { agent: 'https://agents.example' } })
  const { routes } = (await started.client.call(domainRoute, {})).value
  expect(routes).toEqual({ main: url, register: url, agent: 'https://agents.example' })
  expect((await started.client.call(systemStatus, {})).value.domainRoute).toEqual(routes)
})
