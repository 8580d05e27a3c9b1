import { checkReferral, login, memberInfo, register } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { familyOf, transfersOf } from '../../test/agents/family.ts'
import { newUsername, registration } from '@baize/testing/client'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform({ games: 30 })
const { join, ready, send, owned } = familyOf(started)

/** What a copy brings along, around what somebody meant. */
const wraps = [
  ['a left-to-right override', '\u202D', '\u202C'],
  ['isolates', '\u2068', '\u2069'],
  ['a left-to-right mark', '\u200E', ''],
  ['spaces without width', '\u200B', '\u200B'],
  ['a byte order mark', '\uFEFF', ''],
  ['no-break spaces', '\u00A0', '\u202F'],
] as const

describe.each(wraps)('with %s around it', (_, before, after) => {
  const wrap = (text: string) => before + text + after

  test('a username registers and logs in as without', async () => {
    const username = newUsername()
    const opened = await started.client.call(
      register,
      registration({ username: wrap(username), password: 'Secret1234' }),
    )
    expect(opened).toMatchObject({ success: true, value: { account: username.toLowerCase() } })
    const entered = await started.client.call(login, {
      username: wrap(username),
      password: 'Secret1234',
      type: 'username',
    })
    expect(entered).toMatchObject({ success: true })
    const { value } = await started.client.call(memberInfo, {}, { token: entered.value.token ?? '' })
    expect(value).toMatchObject({ nickname: username })
  })

  test('a referral code is somebody’s', async () => {
    expect(await started.client.call(checkReferral, { code: wrap('agent') })).toMatchObject({ value: { valid: true } })
  })
})

test('an amount and an account of a transfer are read without them', async () => {
  const agent = await ready(null, 'agent')
  const member = await join(agent)
  const to = { direction: 'downline', account: `\u2068${member.username}\u2069`, amount: '\u202D10.00\u202C' } as const
  expect(await send(agent, to)).toMatchObject({ success: true })
  expect(await owned(member)).toBe('1010.00')
  expect((await transfersOf(started.client, agent)).content[0]).toMatchObject({ amount: '-10.00' })
})

test('a password keeps whatever is typed inside', async () => {
  const { username } = await started.client.register()
  const password = 'Secret\u200B1234'
  expect(await started.client.call(login, { username, password, type: 'username' })).toMatchObject({ success: false })
})
