import { decimals, type DepositGroup, fromMinor, type OpenedPayment } from '@baize/contract'
import type { Payment } from '../engine/store/payments.ts'

export const receiver = 'Baize Demo Payments'

/** An account that passes every check of its form, at a bank code and a BIC that no bank has. */
const account = { bank: 'Baize Test Bank', iban: 'DE25999999990000044002', bic: 'BAZEDEF0XXX' }

/** The example of BIP 173: an address of the test network whose key everybody knows. */
const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

/** What one bitcoin costs in the sandbox, in whole units; other currencies count as dollars. */
const rates: Readonly<Record<string, bigint>> = {
  BRL: 300_000n,
  EUR: 50_000n,
  GBP: 42_000n,
  INR: 4_600_000n,
  JPY: 8_000_000n,
  KRW: 75_000_000n,
  MXN: 1_000_000n,
  MYR: 240_000n,
  THB: 1_900_000n,
  USD: 55_000n,
  VND: 1_400_000_000n,
}
const coin = 'BTC'

/** An amount as bitcoins at the fixed rate, rounded up to a satoshi. */
function inCoin(amount: bigint, currency: string): string {
  if (currency === coin) return fromMinor(amount, coin)
  const price = (rates[currency] ?? rates['USD']!) * 10n ** BigInt(decimals(currency))
  const satoshi = 10n ** BigInt(decimals(coin))
  return fromMinor((amount * satoshi + price - 1n) / price, coin)
}

type Way = Pick<OpenedPayment, 'amount' | 'currency' | 'details' | 'qr'>

/** How money is sent in each group, beside the page of the payment. */
const ways: Partial<Record<DepositGroup, (payment: Payment, pageUrl: string, usual: Way) => Partial<Way>>> = {
  bank: ({ reference }) => ({
    details: [
      { field: 'holder', value: receiver },
      { field: 'bank', value: account.bank },
      { field: 'iban', value: account.iban },
      { field: 'bic', value: account.bic },
      { field: 'reference', value: reference },
    ],
  }),
  wallet: (_payment, pageUrl) => ({ qr: pageUrl }),
  crypto: (_payment, _pageUrl, { amount }) => ({
    details: [
      { field: 'network', value: 'Bitcoin testnet' },
      { field: 'address', value: address },
    ],
    qr: `bitcoin:${address}?amount=${amount}`,
  }),
}

/** Exactly what is to be sent, and in which currency: a coin has one of its own. */
export function dueOf({ amount, order: { group, currency } }: Payment): { amount: string; currency: string } {
  return group === 'crypto'
    ? { amount: inCoin(amount, currency), currency: coin }
    : { amount: fromMinor(amount, currency), currency }
}

/** How a payment is made, as the platform is told. */
export function openedPayment(payment: Payment, pageUrl: string): OpenedPayment {
  const usual: Way = { ...dueOf(payment), details: [], qr: null }
  return { paymentId: payment.id, ...usual, ...ways[payment.order.group]?.(payment, pageUrl, usual), pageUrl }
}
