import { addDepositReceipt, depositOrder, removeDepositReceipt } from '@baize/contract'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import { afterAll, expect, test } from 'vitest'
import { ordered, receiptPicture } from '../../test/calls/deposit-calls.ts'
import { untilQueryWaits } from '../../test/databases/waiting-query.ts'
import { startedPlatform } from '../../test/started.ts'
import { withDeposit } from './change.ts'
import { creditDeposit } from './credit.ts'

/** A PostgreSQL server, because the embedded database runs one transaction at a time. */
let server: TestServer
afterAll(() => server?.stop())
const started = startedPlatform(async () => {
  server = await startPostgres()
  return { databaseUrl: await server.fresh() }
})

test('a receipt is not taken back while its deposit is being credited [MEM-26]', async () => {
  const { client, platform } = started
  const account = await client.register()
  const { token } = account
  const orderNo = await ordered(client, account)
  const picture = await receiptPicture()
  const added = await client.call(addDepositReceipt, { orderNo, name: 'a.png', picture }, { token })
  const receiptId = added.value.order.receipts[0]!.id
  const credited = await withDeposit(platform.deps, orderNo, async (inside, whole) => {
    const reply = client.call(removeDepositReceipt, { orderNo, receiptId }, { token })
    await Promise.race([reply, untilQueryWaits(platform.deps.db)])
    await creditDeposit(inside, whole, whole.order.amount, whole.deposit.fee, null)
    return { reply }
  })
  expect(await credited?.reply).toMatchObject({ success: false, code: 'ORDER_ENDED' })
  const { value } = await client.call(depositOrder, { orderNo }, { token })
  expect(value.order).toMatchObject({ state: 'success', receipts: [{ id: receiptId }] })
})
