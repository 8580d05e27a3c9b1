/**
 * Every call that moves a member's money or changes an order, fifty times at once: the same one
 * from two devices, another body under the same key, and by strangers who know its key or number.
 */
import {
  addDepositReceipt,
  addWithdrawalProof,
  balance,
  endpoints,
  walletTransfer,
  type Endpoint,
  type EndpointName,
} from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeSetting } from '../src/db/settings.ts'
import { walletsSetting } from '../src/vendor-wallets/index.ts'
import { withdrawalsSetting } from '../src/withdrawals/setting.ts'
import { registerBelow, transferInput } from './agents/family.ts'
import { countCodes, crowd, crowdLimits, inCrowd } from './at-once.ts'
import { brokenChecks } from './broken-checks.ts'
import { grantedBonus } from './calls/bonus-calls.ts'
import { depositInput, ordered, receiptPicture } from './calls/deposit-calls.ts'
import { walletInput } from './calls/vendor-wallet-calls.ts'
import { newPayee, withdrawalInput, withdrawalsOn, type Payee } from './calls/withdrawal-calls.ts'
import { onBothPlatforms } from './databases/on-both.ts'
import { studioBeside } from './games/studio-beside.ts'
import type { Started } from './started.ts'

/** Where calls about money begin; a picture is none, and is read when its turn comes. */
const places = [
  ...['/wps/v2/deposit/', '/wps/v2/withdraw/', '/wps/v2/transfers/', '/wps/v2/wallets/recall'],
  ...['/wps/relay/GCS_walletTransfer', '/wps/v2/records/bonuses'],
]
const moneyCalls = Object.values<Endpoint>(endpoints)
  .filter(({ method, largeBody }) => method !== 'GET' && !largeBody)
  .filter(({ path }) => places.some(place => path.startsWith(place)))
  .map(({ name }) => name)

type Codes = Record<string, number>

interface Row {
  /** Makes what the call is about. @returns the input of the call */
  input: (who: Payee) => Promise<object> | object
  /** What fifty of the same are answered. */
  same: Codes
  /** What the call changes in the available and the locked balance, in units of the currency. */
  moves?: readonly [available: number, locked: number]
  /** What makes another body of it, for a call with a key. */
  other?: object
  /** What somebody else is answered to it. */
  stranger: string
}

const once = (rest: string): Codes => ({ done: 1, [rest]: crowd - 1 })
const always: Codes = { done: crowd }

/** All calls, on a platform. */
function rowsOn(started: Started): Partial<Record<EndpointName, Row>> {
  const deps = () => started.platform.deps
  const call: Started['client']['call'] = (...asked) => started.client.call(...asked)
  const { placed, approve, send } = withdrawalsOn(started)
  const deposit = async (who: Account) => ({ orderNo: await ordered(started.client, who, 'bank-transfer') })
  const sent = async (who: Payee) => {
    const orderNo = await placed(who)
    await approve(orderNo)
    await send(orderNo)
    return { orderNo, partNo: 1 }
  }
  const picture = async () => ({ name: 'picture.png', picture: await receiptPicture() })
  return {
    placeDeposit: { input: () => depositInput(), same: always, other: { amount: '30.00' }, stranger: 'done' },
    retryDeposit: { input: deposit, same: always, stranger: 'NOT_FOUND' },
    claimDeposit: { input: deposit, same: always, stranger: 'NOT_FOUND' },
    cancelDeposit: { input: deposit, same: once('ORDER_ENDED'), stranger: 'NOT_FOUND' },
    removeDepositReceipt: {
      input: async who => {
        const order = await deposit(who)
        const { value } = await call(addDepositReceipt, { ...order, ...(await picture()) }, { token: who.token })
        return { ...order, receiptId: value.order.receipts[0]?.id }
      },
      same: once('NOT_FOUND'),
      stranger: 'NOT_FOUND',
    },
    placeWithdrawal: {
      input: who => withdrawalInput(who),
      same: always,
      moves: [-100, 100],
      other: { amount: '60.00' },
      stranger: 'WITHDRAWAL_INCOMPLETE',
    },
    cancelWithdrawal: {
      input: async who => ({ orderNo: await placed(who) }),
      same: once('ORDER_ENDED'),
      moves: [100, -100],
      stranger: 'NOT_FOUND',
    },
    confirmWithdrawal: {
      input: async who => ({ ...(await sent(who)), result: 'received' }),
      same: once('ORDER_ENDED'),
      moves: [0, -100],
      stranger: 'NOT_FOUND',
    },
    removeWithdrawalProof: {
      input: async who => {
        const { orderNo, partNo } = await sent(who)
        const proof = { orderNo, partNo, ...(await picture()) }
        const { value } = await call(addWithdrawalProof, proof, { token: who.token })
        return { orderNo, proofId: value.order.parts[0]?.proofs[0]?.id }
      },
      same: once('NOT_FOUND'),
      stranger: 'NOT_FOUND',
    },
    transferPeer: {
      input: () => transferInput(),
      same: always,
      moves: [-10, 0],
      other: { amount: '20.00' },
      stranger: 'TRANSFER_REFUSED',
    },
    walletTransfer: {
      input: () => walletInput(),
      same: always,
      moves: [-100, 0],
      other: { amount: '60.00' },
      stranger: 'done',
    },
    recallWallets: {
      input: async who => {
        await call(walletTransfer, walletInput(), { token: who.token })
        return { idempotencyKey: crypto.randomUUID() }
      },
      same: always,
      moves: [100, 0],
      stranger: 'done',
    },
    cancelBonus: {
      input: async who => ({ id: await grantedBonus(deps(), who) }),
      same: once('BONUS_ENDED'),
      stranger: 'NOT_FOUND',
    },
  }
}

onBothPlatforms(
  started => {
    studioBeside(started)
    const rows = rowsOn(started)
    const deps = () => started.platform.deps
    const owned = async ({ token }: Account) => {
      const { value } = await started.client.call(balance, {}, { token })
      return [Number(value.available), Number(value.locked)] as const
    }

    /** The member, and the sessions of two devices. */
    let who: Payee
    let tokens: readonly string[]
    beforeEach(async () => {
      await writeSetting(deps(), walletsSetting, { isSingle: false })
      await writeSetting(deps(), withdrawalsSetting, { reversible: true, dailyCount: 1000 })
      const above = await started.client.register()
      who = await newPayee(started.client, await registerBelow(started.client, deps(), above))
      tokens = [who.token, (await started.client.login(who.username, who.password)).token]
    })

    test('every call about money is tried', () => {
      expect(Object.keys(rows).sort()).toEqual(moneyCalls.sort())
    })

    describe.each(Object.entries(rows))('%s', (name, { input, same, moves = [0, 0], other, stranger }) => {
      const endpoint: Endpoint = endpoints[name as EndpointName]
      const call = async (what: object, token: string) => {
        const { success, code, value } = await started.client.call(endpoint, what, { token })
        return { success, value, ...(!success && { code }) }
      }
      const moved = async (before: readonly [number, number]) => {
        const after = await owned(who)
        return after.map((now, nth) => now - before[nth]!)
      }

      test('of two devices does what it does once', async () => {
        const what = await input(who)
        const before = await owned(who)
        const replies = await inCrowd(nth => call(what, tokens[nth % 2]!))
        expect(countCodes(replies)).toEqual(same)
        expect(await moved(before)).toEqual(moves)
        expect(await brokenChecks(deps().db)).toEqual([])
      })

      test.runIf(other)('with another body under the same key is one or the other', async () => {
        const what = await input(who)
        const bodies = [what, { ...what, ...other }]
        const before = await owned(who)
        const replies = await inCrowd(nth => call(bodies[nth % 2]!, tokens[nth % 2]!))
        expect(countCodes(replies)).toEqual({ done: crowd / 2, TX_CONFLICT: crowd / 2 })
        const done = replies.findIndex(({ success }) => success) % 2
        expect(replies.every(({ success }, nth) => success === (nth % 2 === done))).toBe(true)
        const { amount } = bodies[done] as { amount: string }
        expect(await moved(before)).toEqual(moves.map(each => Math.sign(each) * Number(amount)))
        expect(await brokenChecks(deps().db)).toEqual([])
      })

      test('of strangers changes nothing of the owner, who is answered', async () => {
        const what = await input(who)
        const strangers = [await started.client.register(), await started.client.register()]
        const before = await owned(who)
        const replies = await inCrowd(nth => call(what, strangers[nth % 2]!.token))
        expect(new Set(Object.keys(countCodes(replies)))).toEqual(new Set([stranger]))
        expect(await moved(before)).toEqual([0, 0])
        expect(await call(what, who.token)).toMatchObject({ success: true })
        expect(await moved(before)).toEqual(moves)
        expect(await brokenChecks(deps().db)).toEqual([])
      })
    })
  },
  { games: 30, limits: crowdLimits, report: () => undefined, runsJobs: false },
)
