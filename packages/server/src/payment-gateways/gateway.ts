import type { DepositGroup, DepositPayment } from '@baize/contract'

/** A deposit that a gateway takes the money of. */
export interface PaymentRequest {
  orderNo: string
  group: DepositGroup
  /** Minor units. */
  amount: bigint
  currency: string
  expiresAt: Date
  payerName: string | null
  /** Page of the site that the gateway's page leads back to. */
  returnUrl: string
}

/** What a gateway says became of a payment. */
export interface GatewayStatus {
  orderNo: string
  state: 'open' | 'paid' | 'failed' | 'cancelled'
  /** Minor units that have arrived. */
  paid: bigint
  currency: string
}

/** A status that a gateway reports by itself. One that is sent again has the same id. */
export interface GatewayEvent extends GatewayStatus {
  eventId: string
}

/** A callback as it arrived. */
export interface Callback {
  request: Request
  /** The network it comes from. */
  network: string
}

/** A service that takes players' payments. `docs/payments.md` tells how to write another. */
export interface PaymentGateway {
  /**
   * Opens a payment, once for each order number, and says how it is made.
   * @throws Error where the gateway does not answer, or refuses
   */
  open(request: PaymentRequest): Promise<DepositPayment>
  /**
   * What became of the payment of an order; null where none was opened.
   * @throws Error where the gateway does not answer
   */
  find(orderNo: string, currency: string): Promise<GatewayStatus | null>
  /** Closes a payment that nobody will make. @throws Error where the gateway does not answer */
  cancel(orderNo: string): Promise<void>
  /**
   * Reads a callback; null where it is of the gateway and says nothing of a payment.
   * @throws Refusal SIGNATURE_INVALID where it is not the gateway's, BAD_REQUEST
   */
  readCallback(callback: Callback): Promise<GatewayEvent | null>
}
