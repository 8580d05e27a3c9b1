import { createHmac, timingSafeEqual } from 'node:crypto'
import { decimals, fromMinor, minute, toMinor } from '@baize/contract'
import * as z from 'zod/mini'
import type { BtcpaySettings, Deps } from '../deps.ts'
import { parseJson, readBody } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { PaymentGateway, GatewayStatus } from './gateway.ts'

// The Greenfield API of BTCPay Server: https://docs.btcpayserver.org/API/Greenfield/v1/

/** The server answers within this time, in milliseconds, or counts as down. */
const timeout = 10_000

const Invoice = z.object({
  id: z.string(),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.enum(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver']),
  amount: z.string(),
  currency: z.string(),
  checkoutLink: z.string(),
  metadata: z.object({ orderId: z.optional(z.nullable(z.string())) }),
})
type Invoice = z.infer<typeof Invoice>

/** What was paid by one coin, and what one of it is worth in the currency of the invoice. */
const PaidByCoin = z.array(z.object({ rate: z.string(), totalPaid: z.string() }))

const Event = z.object({
  deliveryId: z.string(),
  originalDeliveryId: z.optional(z.nullable(z.string())),
  type: z.string(),
  storeId: z.string(),
  invoiceId: z.optional(z.string()),
})

/** Events that may say what became of a payment. */
const paymentEvents = [
  'InvoiceReceivedPayment',
  'InvoicePaymentSettled',
  'InvoiceSettled',
  'InvoiceExpired',
  'InvoiceInvalid',
]

/** Digits that are kept of a product of two decimal texts. */
const scale = 18

const unitsOf = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
}

/** What so much of a coin is worth in minor units, rounded down. */
export function worthOf(coins: string, rate: string, currency: string): bigint {
  const scaled = unitsOf(coins) * unitsOf(rate)
  return (scaled * 10n ** BigInt(decimals(currency))) / 10n ** BigInt(2 * scale)
}

/** @throws Refusal SIGNATURE_INVALID */
function requireSignature(body: string, header: string | null, secret: string): void {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const given = header ?? ''
  const isRight = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  if (!isRight) throw new Refusal('SIGNATURE_INVALID')
}

/**
 * A store of a BTCPay Server, for deposits in coins (MEM-24). Its webhooks only say that something
 * happened; what did is asked of the server, so that a call out of order changes nothing.
 */
export function btcpayGateway(deps: Pick<Deps, 'config' | 'clock'>, settings: BtcpaySettings): PaymentGateway {
  const { url, store, apiKey, webhookSecret } = settings

  async function ask<S extends z.ZodMiniType>(path: string, reply: S, body?: object): Promise<z.infer<S>> {
    const answer = await fetch(`${url}/api/v1/stores/${encodeURIComponent(store)}/invoices${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `token ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) throw new Error(`BTCPay Server answers ${answer.status}`)
    return reply.parse(await answer.json())
  }

  /** The invoice of an order. Others that quote its number in their text are not it. */
  async function invoiceOf(orderNo: string): Promise<Invoice | null> {
    const found = await ask(`?${new URLSearchParams({ orderId: orderNo })}`, z.array(Invoice))
    return found.find(({ metadata }) => metadata.orderId === orderNo) ?? null
  }

  /** What has arrived, in minor units of the invoice's currency. */
  async function paidOf({ id, status, additionalStatus, amount, currency }: Invoice): Promise<bigint> {
    if (status === 'Settled' && additionalStatus !== 'PaidOver') return toMinor(amount, currency)
    const byCoin = await ask(`/${encodeURIComponent(id)}/payment-methods`, PaidByCoin)
    return byCoin.reduce((sum, { rate, totalPaid }) => sum + worthOf(totalPaid, rate, currency), 0n)
  }

  async function statusOf(orderNo: string, invoice: Invoice): Promise<GatewayStatus> {
    const { status, additionalStatus, currency } = invoice
    const common = { orderNo, currency }
    if (status === 'Settled') return { ...common, state: 'paid', paid: await paidOf(invoice) }
    if (status === 'Invalid') return { ...common, state: 'failed', paid: 0n }
    const isPartly = status === 'Expired' && ['PaidPartial', 'PaidLate'].includes(additionalStatus)
    if (isPartly) return { ...common, state: 'paid', paid: await paidOf(invoice) }
    return { ...common, state: status === 'Expired' ? 'cancelled' : 'open', paid: 0n }
  }

  return {
    async open({ orderNo, amount, currency, expiresAt, returnUrl }) {
      const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - deps.clock.now().getTime()) / minute))
      const opened =
        (await invoiceOf(orderNo)) ??
        (await ask('', Invoice, {
          amount: fromMinor(amount, currency),
          currency,
          metadata: { orderId: orderNo },
          checkout: { expirationMinutes: minutes, redirectURL: returnUrl, redirectAutomatically: false },
        }))
      return { amount: opened.amount, currency: opened.currency, details: [], qr: null, pageUrl: opened.checkoutLink }
    },
    async find(orderNo) {
      const invoice = await invoiceOf(orderNo)
      return invoice && statusOf(orderNo, invoice)
    },
    async cancel(orderNo) {
      const invoice = await invoiceOf(orderNo)
      if (invoice?.status === 'New')
        await ask(`/${encodeURIComponent(invoice.id)}/status`, Invoice, { status: 'Invalid' })
    },
    async readCallback({ request }) {
      const body = await readBody(request, deps.config)
      requireSignature(body, request.headers.get('btcpay-sig'), webhookSecret)
      const event = Event.safeParse(parseJson(body))
      if (!event.success) throw new Refusal('BAD_REQUEST')
      const { deliveryId, originalDeliveryId, type, storeId, invoiceId } = event.data
      if (storeId !== store || !invoiceId || !paymentEvents.includes(type)) return null
      const invoice = await ask(`/${encodeURIComponent(invoiceId)}`, Invoice)
      const { orderId } = invoice.metadata
      return orderId ? { ...(await statusOf(orderId, invoice)), eventId: originalDeliveryId || deliveryId } : null
    },
  }
}
