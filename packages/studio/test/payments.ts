import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  callbackPath,
  gatewayPaths,
  type OpenedPayment,
  type OpenPayment,
  type PaymentEvent,
  signatureHeaders,
  signVendorCall,
} from '@baize/contract'
import { afterAll, beforeAll } from 'vitest'
import { demoSecret } from '../src/config.ts'
import { signedHeaders } from '../src/engine/wallet/sign.ts'
import { startStudio, type Studio, type StudioOptions } from '../src/start.ts'

const signer = { vendor: 'studio', keyId: 'k1', secret: demoSecret }
const beginning = Date.parse('2026-11-20T12:00:00Z')
/** Seconds in which a payment of these tests can be paid. */
export const payableFor = 1800

/** A callback as the platform's side of the line received it. */
export interface ReceivedCallback {
  event: PaymentEvent
  /** Whether it was signed with the secret of both sides. */
  genuine: boolean
  /** Seconds since the beginning. */
  at: number
}

export interface Answer<T> {
  status: number
  body: T & { code?: string }
}

export interface PaymentSetup {
  studio: Studio
  /** Callbacks that were received, in their order, whatever they were answered. */
  received: ReceivedCallback[]
  /** Status that the platform answers genuine callbacks with. */
  answer: number
  /** Seconds since the beginning, which tests move. */
  seconds: number
  /** A call of the platform to the gateway. */
  call<T>(action: keyof typeof gatewayPaths, body: unknown): Promise<Answer<T>>
  /** A payment of a new order, opened by the platform. */
  order(fields?: Partial<OpenPayment>): OpenPayment
  open(fields?: Partial<OpenPayment>): Promise<OpenedPayment & { orderNo: string }>
  /** A call of the page of a payment. */
  page<T>(paymentId: string, decision?: 'pay' | 'refuse', body?: unknown): Promise<Answer<T>>
  /** Moves the clock to so many seconds since the beginning, and lets what is due be sent. */
  moveTo(seconds: number): Promise<void>
  /** Stops the studio and starts it again on the same store, so many seconds later. */
  restart(downtime?: number): Promise<void>
}

/** The studio alone, with a server in place of the platform that keeps the callbacks it gets. */
export function paymentSetup(options: Partial<StudioOptions> = {}): PaymentSetup {
  const folder = mkdtempSync(join(tmpdir(), 'baize-payments-'))
  const set = { received: [], answer: 200, seconds: 0 } as unknown as PaymentSetup
  const clock = { now: () => new Date(beginning + set.seconds * 1000) }
  let orders = 0

  const platform = createServer((request, response) => {
    void (async () => {
      if (request.url !== callbackPath('sandbox'))
        return response.end(JSON.stringify({ serverTime: clock.now().toISOString() }))
      const header = (name: keyof typeof signatureHeaders) => String(request.headers[signatureHeaders[name]])
      const body = await text(request)
      const parts = { timestamp: header('timestamp'), nonce: header('nonce'), path: request.url, body }
      const genuine = (await signVendorCall(demoSecret, parts)) === header('signature') && header('keyId') === 'k1'
      set.received.push({ event: JSON.parse(body) as PaymentEvent, genuine, at: set.seconds })
      return response.writeHead(genuine ? set.answer : 401).end()
    })()
  })

  const start = () =>
    startStudio({
      dataDir: folder,
      platformUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      clock,
      ...options,
    })
  const read = async <T>(response: Response): Promise<Answer<T>> => ({
    status: response.status,
    body: (await response.json()) as Answer<T>['body'],
  })

  set.call = async (action, input) => {
    const [path, body] = [gatewayPaths[action], JSON.stringify(input)]
    const headers = await signedHeaders(signer, path, body, clock.now().getTime())
    return read(await fetch(set.studio.url + path, { method: 'POST', headers, body }))
  }
  set.order = fields => ({
    orderNo: `D-${++orders}`,
    group: 'bank',
    amount: '250.00',
    currency: 'EUR',
    expiresAt: new Date(beginning + (set.seconds + payableFor) * 1000).toISOString(),
    returnUrl: 'https://casino.example/depositv2',
    payerName: 'Clara Hendriks',
    ...fields,
  })
  set.open = async fields => {
    const order = set.order(fields)
    return { ...(await set.call<OpenedPayment>('open', order)).body, orderNo: order.orderNo }
  }
  set.page = async (paymentId, decision, body = {}) =>
    read(
      await fetch(
        `${set.studio.url}/api/payments/${paymentId}${decision ? `/${decision}` : ''}`,
        decision && { method: 'POST', body: JSON.stringify(body) },
      ),
    )
  set.moveTo = async seconds => {
    set.seconds = seconds
    await set.studio.settle()
  }
  set.restart = async (downtime = 0) => {
    await set.studio.close()
    set.seconds += downtime
    set.studio = await start()
  }

  beforeAll(async () => {
    await new Promise<void>(resolve => platform.listen(0, '127.0.0.1', resolve))
    set.studio = await start()
  })
  afterAll(async () => {
    await set.studio?.close()
    platform.close()
    platform.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })
  return set
}
