import { describe, expect, test } from 'vitest'
import { ibans } from '../../test/calls/payout-account-calls.ts'
import { startedPayouts } from '../../test/payout-accounts.ts'
import { runCommand } from '../app/commands.ts'
import { writeSetting } from '../db/settings.ts'
import { registerSetting } from '../system/settings.ts'
import { payeeNameOf } from './index.ts'

const { started, deps, owner, read, add, added, setName, idOf, eventsOf } = startedPayouts()

describe('the real name', () => {
  test('is set once, without doubled spaces, and is in the trail without being told there [MEM-16]', async () => {
    const fresh = await started.client.register()
    expect(await setName(' Zoë   Müller\u200B ', fresh)).toMatchObject({
      success: true,
      value: { payeeName: 'Zoë Müller' },
    })
    expect(await payeeNameOf(deps().db, await idOf(fresh))).toBe('Zoë Müller')
    expect(await setName('Somebody Else', fresh)).toMatchObject({
      code: 'PAYEE_NAME_SET',
      message: 'Your real name is already set, please contact customer service to change it',
    })
    expect((await read(fresh)).payeeName).toBe('Zoë Müller')
    const events = await eventsOf(fresh)
    const [event] = events.filter(({ what }) => what === 'payee-name-set')
    expect([event?.before, event?.after]).toEqual(['{"isSet":false}', '{"isSet":true}'])
    expect(JSON.stringify(events)).not.toContain('Müller')
  })

  test.each([
    ['', 'empty'],
    ['Zoë', 'format'],
    ['Zoë 3', 'format'],
    ['Zo', 'length'],
    [`Zoë ${'M'.repeat(80)}`, 'length'],
    ['Zoë \uD800Müller', 'format'],
  ])('is not %j: %s', async (name, problem) => {
    const fresh = await started.client.register()
    expect(await setName(name, fresh)).toMatchObject({
      code: 'FIELD_INVALID',
      value: { fields: { payeeName: problem } },
    })
  })

  test('follows the rule that the site has for it, and is never what nobody can see [VAL-01]', async () => {
    const setRule = (pattern: '*' | 'UPPERCASE_SPACES') =>
      writeSetting(deps(), registerSetting, { fields: { payeeName: { pattern } } })
    const fresh = await started.client.register()
    await setRule('UPPERCASE_SPACES')
    expect(await setName('Ana Gil', fresh)).toMatchObject({ value: { fields: { payeeName: 'format' } } })
    await setRule('*')
    expect(await setName('Ana\u202E Gil', fresh)).toMatchObject({ value: { fields: { payeeName: 'format' } } })
    expect(await setName('Ana', fresh)).toMatchObject({ success: true })
    await writeSetting(deps(), registerSetting, { fields: {} })
  })
})

test('staff read what its owner sees masked, and change a real name; accounts keep their holder [MEM-16]', async () => {
  const payee = async (...words: string[]) => (await runCommand(deps(), ['payee', ...words], 'ada')).lines
  const id = await added()
  const { username } = owner()
  const account = [id, started.clock.now().toISOString(), 'bank', 'iban', ibans[0], '"Ana Gil"'].join('  ')
  expect(await payee('show', username)).toEqual(['real name "Ana Gil"', account])
  expect(await payee('name', username.toUpperCase(), 'Ana', 'Gil', 'Ruiz')).toEqual([
    'real name "Ana Gil Ruiz"',
    account,
  ])
  expect(await add({ number: ibans[1] })).toMatchObject({ value: { fields: { holder: 'holder' } } })
  expect(await add({ number: ibans[1], holder: 'Ana Gil Ruiz' })).toMatchObject({ success: true })
  expect((await payee('name', username))[0]).toBe('Say the name: letters, digits, signs and spaces.')
  expect((await payee('show', 'nobody-at-all'))[0]).toBe('Nobody is called "nobody-at-all".')
  expect((await payee('remove', username))[0]).toBe('Say show or name.')
})
