import { addDepositReceipt, placeDeposit } from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'
import sharp from 'sharp'

/** What orders a deposit. */
export const depositInput = (methodId = 'card', amount = '20.00') => ({
  methodId,
  amount,
  payerName: 'Ana Example',
  idempotencyKey: crypto.randomUUID(),
})

/** Orders a deposit of an account; throws where it is refused. */
export async function ordered(client: PlatformClient, { token }: Account, methodId?: string): Promise<string> {
  const reply = await client.call(placeDeposit, depositInput(methodId), { token })
  if (!reply.success) throw new Error(`No deposit: ${reply.code}`)
  return reply.value.order.orderNo
}

/** A picture as a receipt is sent. */
export async function receiptPicture(): Promise<string> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
  return (await image.png().toBuffer()).toString('base64')
}

/** Right calls for deposits of an account. */
export async function depositCalls(client: PlatformClient, account: Account) {
  const orderNo = await ordered(client, account, 'online-banking')
  const claimed = await ordered(client, account, 'bank-transfer')
  const cancelled = await ordered(client, account, 'voucher')
  const receipt = { orderNo, name: 'receipt.png', picture: await receiptPicture() }
  const { value } = await client.call(addDepositReceipt, receipt, { token: account.token })
  return {
    placeDeposit: depositInput(),
    depositOrder: { orderNo },
    retryDeposit: { orderNo },
    addDepositReceipt: receipt,
    removeDepositReceipt: { orderNo, receiptId: value.order.receipts[0]?.id ?? '' },
    claimDeposit: { orderNo: claimed },
    cancelDeposit: { orderNo: cancelled },
  }
}
