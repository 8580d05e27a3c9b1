import { patterns, registerSettings } from '@baize/contract'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { fieldNames } from '../system/register-fields.ts'
import { readSetting } from '../db/settings.ts'
import { settings as all } from './areas.ts'
import { runCommand } from './commands.ts'
import { presets } from './registration-presets.ts'
import { transfersSetting } from '../system/index.ts'

const started = startedPlatform()
const flags = (...words: string[]) => runCommand(started.platform.deps, ['flags', ...words], 'ada')
const settings = async () => (await started.client.call(registerSettings, { language: 'EN' })).value
const shown = async () => (await settings()).fields.filter(field => field.show).map(field => field.name)

test('the presets are listed, one line each', async () => {
  const { ok, lines } = await flags('presets')
  expect(ok).toBe(true)
  expect(lines).toHaveLength(Object.keys(presets).length)
  expect(lines.join('\n')).toMatch(/mobile-sms +a mobile number, a password and the code of an SMS/)
})

test('the presets together show every field [REG-01] [REG-02] [REG-03] [REG-04] [REG-05] [REG-06] [REG-07] [REG-08] [REG-09] [REG-10] [REG-11] [REG-12]', async () => {
  const seen = new Set<string>()
  for (const name of Object.keys(presets)) {
    expect((await flags('preset', name)).ok).toBe(true)
    for (const field of await shown()) seen.add(field)
  }
  expect(fieldNames.filter(name => !seen.has(name))).toEqual([])
})

test('the presets together show every pattern [VAL-01]', async () => {
  const seen = new Set<string>()
  for (const name of ['everything', 'patterns']) {
    await flags('preset', name)
    for (const field of (await settings()).fields) if (field.show) seen.add(field.pattern)
  }
  expect(Object.keys(patterns).filter(pattern => !seen.has(pattern))).toEqual([])
  await flags('preset', 'username')
})

test('a preset leaves nothing of the one before', async () => {
  await flags('preset', 'username')
  const before = await settings()
  for (const name of ['everything', 'mobile-sms', 'social', 'closed']) await flags('preset', name)
  await flags('preset', 'username')
  expect(await settings()).toEqual(before)
})

test('single switches change one setting, however deep it lies', async () => {
  await flags('set', 'register.captchaEnabled', 'true')
  expect(await settings()).toMatchObject({ captchaEnabled: true })
  await flags('set', 'register.fields.email.show', 'true')
  expect(await shown()).toContain('email')
  await flags('set', 'register.minimumAge', '21')
  expect(await settings()).toMatchObject({ minimumAge: 21 })
  await flags('set', 'transfers.min', '2.50')
  expect(await readSetting(started.platform.deps, transfersSetting)).toMatchObject({ min: '2.50' })
  await flags('preset', 'username')
})

test('refuses an unknown preset or setting, and an invalid value, in a sentence', async () => {
  const refused: (readonly [string, ...string[]])[] = [
    ['preset', 'nothing'],
    ['preset', 'toString'],
    ['set', 'register.nothing', 'true'],
    ['set', 'nothing.fields', 'true'],
    ['set', 'register.captchaEnabled', 'perhaps'],
    ['set', 'register.fields.email.pattern', '^evil$'],
    ['set', 'register.fields.nothing.show', 'true'],
    ['set', 'register.fields.email', '{"min":9,"max":3}'],
    ['set', 'register.captchaEnabled'],
    ['set', 'transfers.max', '1.00'],
  ]
  for (const words of refused) expect([words, (await flags(...words)).ok]).toEqual([words, false])
  expect(await settings()).toMatchObject({ captchaEnabled: false })
})

/** Customer service by a single way. */
const way = (path: string) => JSON.stringify([{ csPosition: '1', title: 'Chat', path }])

test.each([
  ['wins.most', '0', '-1', '1000000000000'],
  ['wins.vendors', '{"studio":"0"}'],
  ['wins.games', '{"studio:DICE":"-5"}'],
  ['transfers.max', '0.00', '-1', '1e9'],
  ['welcome.amount', '-1', '10000000.00'],
  ['welcome.endsAt', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'],
  ['register.minimumAge', '-1', '0', '17', '18.5', '200'],
  ['register.birthdayPromptAge', '-1', '200'],
  ['register.countries', '[{"countryCode":"ES","countryDialingCode":"34","min":9,"max":3}]'],
  ['register.countries', '[{"countryCode":"ES","countryDialingCode":"34","min":0,"max":1000}]'],
  ['entry.expiredMinutes', '0', '-1', '0.5', '1e12'],
  ['entry.passwordExpiryDays', '-1', '0.5', '1e12'],
  ['site.gmtOffset', '', '2', '+99:00', 'Madrid'],
  ['site.languages', '[]', '["XX"]'],
  ['site.defaultLanguage', '', 'XX'],
  [
    'site.customerService',
    way('http://help.example'),
    way('javascript:alert(1)'),
    way('data:text/html,x'),
    way('//help.example'),
    way('help'),
    way(''),
  ],
  ['site.resources', '[{"resourceType":"IOS","nameLabel":"iOS","url":"javascript:alert(1)"}]'],
  ['register.terms', '[{"code":"term","title":{},"url":"javascript:alert(1)"}]'],
  ['register.terms', '[{"code":"term","title":{},"url":"//evil.example"}]'],
  ['site.mainDomain', 'a b', 'javascript:alert(1)', 'https://play.example/x'],
  ['site.domainRoute', '{"agent":"javascript:alert(1)"}', '{"agent":"a b"}'],
])('%s is never what the site could not work with', async (path, ...values) => {
  await flags('set', 'transfers.min', '0')
  const before = await Promise.all(all.map(subject => readSetting(started.platform.deps, subject)))
  for (const value of values) expect([value, (await flags('set', path, value)).ok]).toEqual([value, false])
  expect(await Promise.all(all.map(subject => readSetting(started.platform.deps, subject)))).toEqual(before)
})
