import type { BtcpaySettings } from '../deps.ts'
import { StartError } from '../start-error.ts'
import { isLoopback } from '../messages/loopback.ts'

const names = {
  url: 'BAIZE_BTCPAY_URL',
  store: 'BAIZE_BTCPAY_STORE',
  apiKey: 'BAIZE_BTCPAY_API_KEY',
  webhookSecret: 'BAIZE_BTCPAY_WEBHOOK_SECRET',
} as const

/**
 * The BTCPay Server of the environment; null where it names none.
 * @throws StartError where a part is missing, or the key would be sent unencrypted
 */
export function btcpayFrom(env: Readonly<Record<string, string | undefined>>): BtcpaySettings | null {
  const address = env[names.url]
  if (!address) return null
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new StartError(`${names.url} must be an address that begins with https://.`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new StartError(`${names.url} must begin with https://, so that nobody on the way reads the key.`)
  const { [names.store]: store, [names.apiKey]: apiKey, [names.webhookSecret]: webhookSecret } = env
  if (!store || !apiKey || !webhookSecret) {
    const missing = [names.store, names.apiKey, names.webhookSecret].filter(name => !env[name])
    throw new StartError(`${names.url} needs ${missing.join(', ')}.`)
  }
  return { url: url.href.replace(/\/$/, ''), store, apiKey, webhookSecret }
}
