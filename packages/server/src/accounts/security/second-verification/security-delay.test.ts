import {
  addPayoutAccount,
  changePassword,
  day,
  placeWithdrawal,
  removePayoutAccount,
  setPayeeName,
  setPaymentPassword,
  setQuickLogin,
  transferPeer,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '@baize/contract'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { familyOf, transferInput } from '../../../../test/agents/family.ts'
import { paymentInput, paymentPassword } from '../../../../test/calls/payment-calls.ts'
import { accountInput, ibans } from '../../../../test/calls/payout-account-calls.ts'
import { newDevice } from '../../../../test/calls/quick-login-calls.ts'
import { withTwoFactor } from '../../../../test/calls/second-verification-calls.ts'
import { newPayee, withdrawalInput, withdrawalsOn } from '../../../../test/calls/withdrawal-calls.ts'
import type { Payee } from '../../../../test/calls/withdrawal-calls.ts'
import { untilQueryWaits } from '../../../../test/databases/waiting-query.ts'
import { codeOfSecret, playerIdOf } from '../../../../test/player-helpers.ts'
import { startedPlatform } from '../../../../test/started.ts'
import { lockPlayer } from '../../players/index.ts'
import { startSecurityDelay } from './security-delay.ts'

/** A PostgreSQL server, because the embedded database runs one transaction at a time. */
let server: TestServer
afterAll(() => server?.stop())
const started = startedPlatform(async () => {
  server = await startPostgres()
  return { games: 10, databaseUrl: await server.fresh() }
})
const { ops, order, placed, approve, send } = withdrawalsOn(started)
const { join, ready } = familyOf(started)
const call: typeof started.client.call = (...asked) => started.client.call(...asked)

let member: Payee
beforeEach(async () => {
  member = await newPayee(started.client)
})

/** Makes a call that is under way when a security delay begins, and ends after it. */
async function whileDelayBegins<T>(make: () => Promise<T>): Promise<T> {
  const { db, clock } = started.platform.deps
  const playerId = await playerIdOf({ db }, member.username)
  const { reply } = await db.transaction(async tx => {
    await lockPlayer(tx, playerId)
    await startSecurityDelay({ db: tx, clock }, playerId)
    const made = make()
    await untilQueryWaits(db)
    return { reply: made }
  })
  return reply
}

const newPassword = 'Other1234'
/** Calls that the delay holds back: each is prepared, and then made by a function. */
const heldBack: Readonly<Record<string, () => Promise<() => Promise<{ code?: string | undefined }>>>> = {
  'adds a payout account': async () => () => call(addPayoutAccount, accountInput({ number: ibans[1] }), member),
  'removes one': async () => () => call(removePayoutAccount, { id: member.accountId, paymentPassword }, member),
  async 'sets the real name'() {
    member = { ...member, ...(await started.client.register()) }
    return () => call(setPayeeName, { payeeName: 'Zoë Müller' }, member)
  },
  'sets another transaction password': async () => () =>
    call(
      setPaymentPassword,
      {
        ...paymentInput(member),
        ...{ paymentPassword: '736251', confirmPaymentPassword: '736251' },
        oldPaymentPassword: paymentPassword,
      },
      member,
    ),
  'changes the password': async () => () =>
    call(changePassword, { oldPassword: member.password, newPassword, confirmNewPassword: newPassword }, member),
  'switches quick login on': async () => () =>
    call(setQuickLogin, { enabled: true, kind: 'pin', ...newDevice(), password: member.password }, member),
  async 'switches two-factor on'() {
    const { value } = await call(turnOnTwoFactor, { step: 'setup', password: member.password }, member)
    const code = codeOfSecret(value.secret ?? '', started.clock.now())
    return () => call(turnOnTwoFactor, { step: 'confirm', code }, member)
  },
  async 'switches it off'() {
    const { recoveryCodes } = await withTwoFactor(started.client, started.platform.deps, member)
    return () => call(turnOffTwoFactor, { code: recoveryCodes[0] ?? '', password: member.password }, member)
  },
  'orders a withdrawal': async () => () => call(placeWithdrawal, withdrawalInput(member), member),
  async 'transfers money'() {
    member = { ...member, ...(await ready(await join(null, 'agent'), 'agent')) }
    return () => call(transferPeer, transferInput(), member)
  },
}

describe('a security delay that begins', () => {
  test.each(Object.entries(heldBack))('refuses a call that is under way and %s [AUTH-29]', async (_what, prepare) => {
    const make = await prepare()
    const reply = await whileDelayBegins(make)
    expect(reply).toMatchObject({ success: false, code: 'SECURITY_WAIT' })
  })

  test('keeps staff from approving what was ordered before it, and from sending what is approved [AUTH-29]', async () => {
    const { deps } = started.platform
    const [ordered, approved] = [await placed(member, '20.00'), await placed(member, '30.00')]
    await ops('ann', 'begin', ordered)
    await approve(approved)
    await startSecurityDelay(deps, await playerIdOf(deps, member.username))
    const until = new Date(started.clock.now().getTime() + day).toISOString()
    const waitsFor = (orderNo: string) => `${orderNo} waits for the security delay until ${until}`
    expect(await ops('bob', 'approve', ordered)).toContain(waitsFor(ordered))
    expect(await send(approved, '30.00')).toContain(waitsFor(approved))
    expect(await order(member, ordered)).toMatchObject({ state: 'reviewing' })
    expect(await order(member, approved)).toMatchObject({ state: 'approved', parts: [] })
    expect(await ops('bob', 'reject', ordered, 'Not', 'the', 'owner')).toContain('is rejected')
    started.clock.advance(day / 1000)
    expect(await send(approved, '30.00')).toContain('30.00 EUR sent')
  })
})
