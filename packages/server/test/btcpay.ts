import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BtcpaySettings } from '../src/deps.ts'

/** An invoice as BTCPay Server answers it, with the fields that are read and some that are not. */
export interface StandInInvoice {
  id: string
  storeId: string
  status: string
  additionalStatus: string
  amount: string
  currency: string
  checkoutLink: string
  metadata: { orderId: string }
  type: string
}

/** A stand-in for the Greenfield API: it keeps invoices, and signs webhooks as the server does. */
export interface BtcpayStandIn {
  settings: BtcpaySettings
  invoices: StandInInvoice[]
  /** What was paid by coin. */
  paid: { rate: string; totalPaid: string }[]
  /** Calls without a right key, and bodies of those that created invoices. */
  refused: number
  created: object[]
  /** Body and signature of a webhook. */
  webhook(type: string, invoiceId: string, more?: object): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const store = '9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776'
const apiKey = 'a-key-of-the-store'
const webhookSecret = 'a-secret-of-the-webhook'

export async function btcpayStandIn(): Promise<BtcpayStandIn> {
  const root = `/api/v1/stores/${store}/invoices`
  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const [id, part] = pathname.slice(root.length + 1).split('/')
    const invoice = standIn.invoices.find(each => each.id === id)
    if (request.method === 'GET' && !id)
      return standIn.invoices.filter(({ metadata }) => metadata.orderId.includes(searchParams.get('orderId') ?? ''))
    if (request.method === 'GET') return part === 'payment-methods' ? standIn.paid : invoice
    const said = JSON.parse(await bodyOf(request)) as { amount: string; currency: string; status: string } & Pick<
      StandInInvoice,
      'metadata'
    >
    if (part === 'status' && invoice) return Object.assign(invoice, { status: said.status, additionalStatus: 'Marked' })
    standIn.created.push(said)
    const made = {
      id: `invoice${standIn.created.length}`,
      storeId: store,
      ...{ status: 'New', additionalStatus: 'None', type: 'Standard' },
      ...{ amount: said.amount, currency: said.currency, metadata: said.metadata },
      checkoutLink: `https://btcpay.example/i/invoice${standIn.created.length}`,
    }
    standIn.invoices.push(made)
    return made
  }
  const server = createServer((request, response) => {
    if (request.headers.authorization !== `token ${apiKey}`) {
      standIn.refused++
      response.writeHead(401).end('{}')
      return
    }
    void answer(request).then(reply => {
      response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(reply ?? {}))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: BtcpayStandIn = {
    settings: { url, store, apiKey, webhookSecret },
    ...{ invoices: [], paid: [], refused: 0, created: [] },
    webhook(type, invoiceId, more = {}) {
      const deliveryId = `delivery-${invoiceId}-${type}`
      const facts = { isRedelivery: false, webhookId: 'webhook', timestamp: 1_764_000_000, storeId: store }
      const body = JSON.stringify({ deliveryId, originalDeliveryId: null, type, invoiceId, ...facts, ...more })
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
      return { body, headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` } }
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}
