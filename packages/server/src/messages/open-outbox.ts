import type { Deps } from '../deps.ts'
import { keptMessages, noMessages } from './kept-messages.ts'
import { mailGateway } from './mail-gateway.ts'
import { outboxOf } from './outbox.ts'
import type { Outbox } from './outbox.ts'
import { smsGateway } from './sms-gateway.ts'

/** What production lacks, in the words of the log. */
const lacks = {
  sms: 'BAIZE_SMS_URL is not set: no SMS leaves, and what needs a code by SMS is refused.',
  email: 'BAIZE_SMTP_URL is not set: no e-mail leaves, and what needs one fails.',
} as const

/**
 * The gateways that the environment names. In the sandbox what has none is kept for developers; in production it is not, because codes
 * would lie in the database in clear: it goes nowhere, and the log says so.
 */
export function openOutbox(deps: Omit<Deps, 'outbox'>): Outbox {
  const { config, db, clock, random } = deps
  const { mode, gateways } = config
  const isSandbox = mode === 'sandbox'
  const kept = isSandbox ? keptMessages(db, clock, random) : null
  const sms = gateways.sms ? smsGateway(gateways.sms, clock, random) : kept
  const email = gateways.email ? mailGateway(gateways.email) : kept
  for (const [channel, gateway] of Object.entries({ sms, email }))
    if (!gateway) deps.report(lacks[channel as keyof typeof lacks], { level: 'warning' })
  return outboxOf({ sms, email, captcha: kept ?? noMessages }, deps)
}
