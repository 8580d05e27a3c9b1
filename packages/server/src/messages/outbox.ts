import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { GatewayError } from './gateway.ts'
import type { Channel, Gateway, Message } from './gateway.ts'
import { storedMessages, discardedMessages } from './sandbox-gateways.ts'
import { mailGateway } from './mail-gateway.ts'
import { smsGateway } from './sms-gateway.ts'

/** Where all messages leave. */
export interface Outbox {
  /** Whether messages of this kind leave at all. */
  reaches(channel: Channel): boolean
  /** Whether the last message of this kind failed, a short time ago: then the next would, too. */
  isDown(channel: Channel): boolean
  /** Resolves once the gateway has taken the message. @throws GatewayError */
  send(message: Message): Promise<void>
  /**
   * Sends without telling whether it worked: for whoever must not learn from the answer, or from its time, that there was somebody to
   * send to. Trouble is reported to staff, and known by `isDown`.
   */
  sendLater(message: Message): void
  /** Resolves when nothing is on its way any more. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** How long a gateway that failed is left alone, in milliseconds. */
const downTime = 60_000
/** How long the platform waits for messages on their way when it is told to stop, in milliseconds. */
const grace = 5000

/** One gateway per kind of message; null where nothing of the kind leaves. */
export function outboxOf(
  gateways: Readonly<Record<Channel, Gateway | null>>,
  { clock, report }: Pick<Deps, 'clock' | 'report'>,
): Outbox {
  const failedAt = new Map<Channel, number>()
  const running = new Set<Promise<void>>()

  async function send(message: Message): Promise<void> {
    const { channel } = message
    try {
      const gateway = gateways[channel]
      if (!gateway) throw new GatewayError(`There is no gateway for ${channel}.`)
      await gateway.send(message)
      failedAt.delete(channel)
    } catch (error) {
      failedAt.set(channel, clock.now().getTime())
      throw error
    }
  }
  const settle = async () => void (await Promise.all(running))

  return {
    reaches: channel => gateways[channel] !== null,
    isDown: channel => clock.now().getTime() < (failedAt.get(channel) ?? -downTime) + downTime,
    send,
    sendLater: message => {
      const sending = send(message)
        .catch((error: unknown) => report(error, { channel: message.channel }))
        .finally(() => running.delete(sending))
      running.add(sending)
    },
    settle,
    close: async () => {
      await Promise.race([settle(), sleep(grace, undefined, { ref: false })])
      for (const gateway of new Set(Object.values(gateways))) await gateway?.close()
    },
  }
}

/** What production lacks, in the words of the log. */
const missingGatewayWarnings = {
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
  const sandboxGateway = isSandbox ? storedMessages(db, clock, random) : null
  const sms = gateways.sms ? smsGateway(gateways.sms, clock, random) : sandboxGateway
  const email = gateways.email ? mailGateway(gateways.email) : sandboxGateway
  for (const [channel, gateway] of Object.entries({ sms, email }))
    if (!gateway)
      deps.report(missingGatewayWarnings[channel as keyof typeof missingGatewayWarnings], { level: 'warning' })
  return outboxOf({ sms, email, captcha: sandboxGateway ?? discardedMessages }, deps)
}
