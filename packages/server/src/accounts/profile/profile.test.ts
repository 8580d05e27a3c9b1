import { freeplay, login, memberInfo, profile, saveProfile } from '@baize/contract'
import type { Input, ProfileFieldName } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { withBoundEmail } from '../../../test/calls/contact-calls.ts'
import { playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'
import { auditEvent } from '../../audit-trail/tables.ts'
import { writeSetting } from '../../db/settings.ts'
import { registerSetting } from '../../system/settings.ts'
import { player, playerProfile } from '../players/tables.ts'
import { profileSetting } from './profile-setting.ts'

const started = startedPlatform({ games: 30 })
const member = () => started.client.register()
const read = async ({ token }: Account, language = 'en') =>
  (await started.client.call(profile, {}, { token, language })).value
const save = ({ token }: Account, typed: Input<typeof saveProfile>) =>
  started.client.call(saveProfile, typed, { token })
const maskedOf = async (account: Account) =>
  Object.fromEntries((await read(account)).fields.map(({ rule, masked }) => [rule.name, masked]))
const setFields = (...fields: { name: ProfileFieldName; required?: boolean; locked?: boolean }[]) =>
  writeSetting(started.platform.deps, profileSetting, {
    fields: fields.map(field => ({ required: false, locked: false, ...field })),
  })
const refused = (fields: Record<string, string>) => ({ code: 'FIELD_INVALID', value: { fields } })

beforeEach(async () => {
  const { deps } = started.platform
  await writeSetting(deps, profileSetting, { fields: profileSetting.defaults.fields })
  await writeSetting(deps, registerSetting, { fields: {}, minimumAge: 18 })
})

test('has the fields of the site in its order, with their kinds and rules [MEM-13] [MEM-17] [ENT-37]', async () => {
  const { fields, minimumAge, referrer, invitationCode } = await read(await member())
  expect(fields.map(({ rule, kind }) => [rule.name, kind])).toEqual([
    ['nickname', 'text'],
    ['birthday', 'day'],
    ['nationality', 'choice'],
    ['address', 'text'],
    ['occupation', 'text'],
    ['incomeSource', 'choice'],
    ['idNumber', 'text'],
    ['qqNum', 'text'],
    ['whatsapp', 'phone'],
    ['facebook', 'text'],
    ['telegram', 'text'],
    ['line', 'text'],
    ['zalo', 'phone'],
  ])
  expect(fields.every(({ masked, locked }) => masked === '' && !locked)).toBe(true)
  expect({ minimumAge, referrer, invitationCode }).toEqual({ minimumAge: 18, referrer: null, invitationCode: null })
  await setFields({ name: 'zalo', required: true }, { name: 'fullName' })
  expect((await read(await member())).fields.map(({ rule }) => [rule.name, rule.required])).toEqual([
    ['zalo', true],
    ['fullName', false],
  ])
})

test('offers nationalities and sources of income in the language of the call [MEM-17]', async () => {
  const account = await member()
  const options = async (name: string, language: string) =>
    (await read(account, language)).fields.find(({ rule }) => rule.name === name)?.options
  expect(await options('nationality', 'de')).toContainEqual({ value: 'ES', text: 'Spanien' })
  expect(await options('incomeSource', 'es')).toContainEqual({ value: 'pension', text: 'Pensión' })
})

test('is saved, and answered in part [MEM-17] [API-87] [API-06]', async () => {
  const account = await withBoundEmail(started.client, await member())
  const typed = {
    nickname: 'Clara H.',
    birthday: '1990-04-17',
    nationality: 'NL',
    address: 'Oudegracht 1, Utrecht',
    incomeSource: 'salary',
    idNumber: 'AB123456',
    whatsapp: '+31612344471',
  }
  const masked = {
    nickname: 'Clara H.',
    birthday: '1990-**-**',
    nationality: 'Netherlands',
    address: 'O***',
    incomeSource: 'Salary or wages',
    idNumber: '***456',
    whatsapp: '***471',
  }
  const reply = await save(account, typed)
  expect(reply).toMatchObject({ success: true })
  expect(await maskedOf(account)).toMatchObject(masked)
  const info = (await started.client.call(memberInfo, {}, { token: account.token, language: 'en' })).value
  expect(info).toMatchObject({ nickname: 'Clara H.' })
  expect(info.profile).toEqual({ ...masked, email: expect.stringContaining('***@example.com') as string })
})

test('leaves what is empty or left out as it was', async () => {
  const account = await member()
  await save(account, { address: 'Oudegracht 1', telegram: 'clara' })
  await save(account, { address: '', occupation: 'Baker' })
  expect(await maskedOf(account)).toMatchObject({ address: 'O***', telegram: 'c***', occupation: 'B***' })
})

test('what is entered once is locked from then on, and the rest can be changed [MEM-17]', async () => {
  const account = await member()
  await save(account, { birthday: '1990-04-17', address: 'Oudegracht 1' })
  const birthday = (await read(account)).fields.find(({ rule }) => rule.name === 'birthday')
  expect(birthday?.locked).toBe(true)
  expect(await save(account, { birthday: '1991-04-17' })).toMatchObject(refused({ birthday: 'locked' }))
  expect(await save(account, { address: 'Neude 2' })).toMatchObject({ success: true })
  expect(await maskedOf(account)).toMatchObject({ birthday: '1990-**-**', address: 'N***' })
})

test('of two that enter once what is locked after it, one alone does', async () => {
  const account = await member()
  const both = await Promise.all([save(account, { idNumber: 'AB123456' }), save(account, { idNumber: 'CD987654' })])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
})

test('asks for what is required until it is set', async () => {
  await setFields({ name: 'address', required: true }, { name: 'occupation' })
  const account = await member()
  expect(await save(account, { occupation: 'Baker' })).toMatchObject(refused({ address: 'empty' }))
  expect(await save(account, { address: 'Oudegracht 1' })).toMatchObject({ success: true })
  expect(await save(account, { occupation: 'Baker' })).toMatchObject({ success: true })
})

test.each([
  ['under age', '2008-11-22', 'age'],
  ['of tomorrow', '2026-11-22', 'format'],
  ['of long ago', '1890-01-01', 'format'],
  ['that no calendar has', '1990-02-30', 'format'],
  ['in words', 'last week', 'lengthExact'],
])('refuses a birthday %s, by the rules of registration [VAL-50]', async (_what, birthday, problem) => {
  expect(await save(await member(), { birthday })).toMatchObject(refused({ birthday: problem }))
})

test('takes a birthday of the age that the site asks for, in its way of writing [VAL-01] [VAL-50]', async () => {
  const { deps } = started.platform
  await writeSetting(deps, registerSetting, { fields: { birthday: { pattern: 'DATE_MDY' } }, minimumAge: 21 })
  const account = await member()
  expect(await save(account, { birthday: '11-22-2005' })).toMatchObject(refused({ birthday: 'age' }))
  expect(await save(account, { birthday: '11-21-2005' })).toMatchObject({ success: true })
  const own = eq(playerProfile.playerId, await playerIdOf(deps, account.username))
  const [row] = await deps.db.select().from(playerProfile).where(own)
  expect(row?.birthday).toBe('2005-11-21')
})

test.each<[string, Input<typeof saveProfile>, Record<string, string>]>([
  ['one letter', { nickname: 'C' }, { nickname: 'length' }],
  ['10,000 letters', { address: 'a'.repeat(10_000) }, { address: 'length' }],
  ['characters that are not seen', { nickname: 'Cla\u0007ra' }, { nickname: 'format' }],
  ['half a character', { address: 'Neude 2 \uD800' }, { address: 'format' }],
  ['a country that is none', { nationality: 'XX' }, { nationality: 'format' }],
  ['a source that is not offered', { incomeSource: 'crime' }, { incomeSource: 'format' }],
  ['several at once', { nickname: 'C', nationality: 'nowhere' }, { nickname: 'length', nationality: 'format' }],
])('refuses %s, by field', async (_what, typed, fields) => {
  expect(await save(await member(), typed)).toMatchObject(refused(fields))
})

test('stores nothing of a field that the site does not have [VAL-65]', async () => {
  await setFields({ name: 'address' })
  const account = await member()
  expect(await save(account, { birthday: 'whenever', address: 'Neude 2' })).toMatchObject({ success: true })
  await writeSetting(started.platform.deps, profileSetting, { fields: profileSetting.defaults.fields })
  expect(await maskedOf(account)).toMatchObject({ birthday: '', address: 'N***' })
})

test('shows who invited a member, in part, and the code [MEM-17]', async () => {
  const account = await member()
  const { db } = started.platform.deps
  await db
    .update(player)
    .set({ referralCode: 'clarah', affiliateCode: 'LONGODDS' })
    .where(eq(player.account, account.username))
  expect(await read(account)).toMatchObject({ referrer: 'cl***h', invitationCode: 'LONGODDS' })
})

test('is noted in the trail by the names of its fields alone', async () => {
  const account = await member()
  await save(account, { address: 'Oudegracht 1', idNumber: 'AB123456' })
  const { db } = started.platform.deps
  const events = await db.select().from(auditEvent).where(eq(auditEvent.account, account.username))
  expect(events.find(({ what }) => what === 'profile-changed')?.after).toBe('{"fields":"address idNumber"}')
  expect(JSON.stringify(events)).not.toMatch(/Oudegracht|AB123456/)
})

test('is nobody else’s, and not for guests, trials and logins that wait for a new password', async () => {
  const [own, other] = [await member(), await member()]
  await save(own, { address: 'Oudegracht 1' })
  expect(await maskedOf(other)).toMatchObject({ address: '' })
  expect(await started.client.call(profile, {})).toMatchObject({ code: 'NOT_LOGGED_IN' })
  const trial = (await started.client.call(freeplay, { os: 'test', platform: 'W' })).value
  expect(await started.client.call(profile, {}, { token: trial.token })).toMatchObject({ code: 'TRIAL_REFUSED' })
  expect((await started.client.call(memberInfo, {}, { token: trial.token })).value.profile).toBeUndefined()
  const { db } = started.platform.deps
  await db.update(player).set({ mustChangePassword: true }).where(eq(player.account, own.username))
  const { username, password } = own
  const { token } = (await started.client.call(login, { username, password, type: 'username' })).value
  expect((await started.client.call(memberInfo, {}, { token })).value.profile).toBeUndefined()
})

test('staff see it in full, and change what is locked by its rule', async () => {
  const account = await member()
  await save(account, { birthday: '1990-04-17', address: 'Oudegracht 1' })
  const { deps } = started.platform
  const run = (...words: string[]) => runCommand(deps, ['profile', ...words], 'ada')
  expect((await run('show', account.username)).lines).toEqual(['birthday "1990-04-17"', 'address "Oudegracht 1"'])
  expect(await run('set', account.username, 'birthday', '2020-01-01')).toMatchObject({ ok: false })
  expect(await run('set', account.username, 'wallet', '1')).toMatchObject({ ok: false })
  expect(await run('show', 'nobody-at-all')).toMatchObject({ ok: false })
  expect(await run('set', account.username, 'birthday', '1991-04-17')).toMatchObject({ ok: true })
  expect(await maskedOf(account)).toMatchObject({ birthday: '1991-**-**' })
})
