import { StartError } from '../start-error.ts'
import { isLoopback } from './loopback.ts'
import type { MailSettings } from './mail-gateway.ts'
import type { SmsSettings } from './sms-gateway.ts'

/** Gateways of text messages and e-mails; null where the environment sets none. */
export interface GatewaySettings {
  sms: SmsSettings | null
  email: MailSettings | null
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * The address of a gateway, with one of the two schemes; the plain one is for this machine only.
 */
function serviceUrl(env: Env, name: string, [safe, plain]: readonly [string, string]): URL {
  const text = env[name] ?? ''
  const url = URL.canParse(text) ? new URL(text) : null
  const isGood = url?.hostname && (url.protocol === safe || url.protocol === plain)
  // The value may hold a password, so the message does not repeat it.
  if (!isGood) throw new StartError(`${name} must be an address that begins with ${safe}// or ${plain}//.`)
  return url
}

function smsFrom(env: Env): SmsSettings | null {
  if (!env['BAIZE_SMS_URL']) return null
  const url = serviceUrl(env, 'BAIZE_SMS_URL', ['https:', 'http:'])
  const secret = env['BAIZE_SMS_SECRET']
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new StartError('BAIZE_SMS_URL must begin with https://, so that nobody on the way reads the codes.')
  if (!secret) throw new StartError('BAIZE_SMS_URL needs a secret to sign with: set BAIZE_SMS_SECRET.')
  return { url: url.href, secret }
}

function mailFrom(env: Env): MailSettings | null {
  if (!env['BAIZE_SMTP_URL']) return null
  const { href } = serviceUrl(env, 'BAIZE_SMTP_URL', ['smtps:', 'smtp:'])
  const from = env['BAIZE_MAIL_FROM']
  if (!from) throw new StartError('BAIZE_SMTP_URL needs a sender: set BAIZE_MAIL_FROM.')
  return { url: href, from }
}

/**
 * @throws StartError where a gateway's settings are incomplete, or codes would be sent unencrypted
 */
export const gatewaysFrom = (env: Env): GatewaySettings => ({ sms: smsFrom(env), email: mailFrom(env) })
