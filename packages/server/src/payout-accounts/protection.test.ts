import { describe, expect, test } from 'vitest'
import { ibans } from '../../test/calls/payout-account-calls.ts'
import { withTwoFactor } from '../../test/calls/second-verification-calls.ts'
import { startedPayouts } from '../../test/payout-accounts.ts'
import { codeOfSecret } from '../../test/player-helpers.ts'

const { started, deps, owner, read, add, added, choose, remove } = startedPayouts()

describe('the transaction password', () => {
  test('is asked for, and five wrong ones lock both calls for 30 minutes [MEM-33]', async () => {
    const id = await added()
    const wrong = { paymentPassword: '000000' }
    for (const left of [4, 3, 2])
      expect(await add({ number: ibans[1], ...wrong })).toMatchObject({
        code: 'PAYMENT_PASSWORD_INVALID',
        value: { left },
      })
    for (const left of [1, 0])
      expect(await remove(id, wrong)).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID', value: { left } })
    const locked = { code: 'ANSWER_LOCKED', value: { minutes: 30 } }
    expect(await add({ number: ibans[1] })).toMatchObject(locked)
    expect(await remove(id)).toMatchObject(locked)
    expect(await choose(id)).toMatchObject({ success: true })
    started.clock.advance(30 * 60 - 1)
    expect((await read()).list).toHaveLength(1)
    started.clock.advance(1)
    expect(await remove(id)).toMatchObject({ success: true })
  })

  test('is not guessed by what is refused for another reason', async () => {
    await added()
    for (let nth = 0; nth < 6; nth++) await add({ paymentPassword: '000000' })
    expect(await add({ number: ibans[1] })).toMatchObject({ success: true })
  })
})

test('a code is asked for last where two-factor is on, and each is good once [AUTH-31]', async () => {
  const { secret } = await withTwoFactor(started.client, deps(), owner())
  const number = ibans[1]
  expect(await add({ number })).toMatchObject({ code: 'FACTOR_REQUIRED' })
  expect(await add({ number, code: '000000' })).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 4 } })
  started.clock.advance(30)
  const code = codeOfSecret(secret, started.clock.now())
  expect(await add({ number, code, holder: 'Ana' })).toMatchObject({ code: 'FIELD_INVALID' })
  expect(await add({ number, code, paymentPassword: '000000' })).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID' })
  const { value } = await add({ number, code })
  expect(await add({ number, code })).toMatchObject({ value: { fields: { number: 'exists' } } })
  expect(await remove(value.id)).toMatchObject({ code: 'FACTOR_REQUIRED' })
  expect(await remove(value.id, { code })).toMatchObject({ code: 'ANSWER_INVALID' })
  started.clock.advance(30)
  expect(await remove(value.id, { code: codeOfSecret(secret, started.clock.now()) })).toMatchObject({ success: true })
})
