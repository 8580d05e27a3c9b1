import { setTimeout as sleep } from 'node:timers/promises'
import { minute } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { GatewayError, RecipientError } from './gateway.ts'
import type { Channel, Gateway, Message } from './gateway.ts'
import { storedMessages, discardedMessages } from './sandbox-gateways.ts'
import { mailGateway } from './mail-gateway.ts'
import { smsGateway } from './sms-gateway.ts'

/** Sends all messages. */
export interface Outbox {
  /** Whether there is a gateway for this kind of message. */
  reaches(channel: Channel): boolean
  /**
   * Whether the last message of this kind failed a short time ago, so that the next would probably
   * fail, too.
   */
  isDown(channel: Channel): boolean
  /** Resolves once the gateway has accepted the message. @throws GatewayError */
  send(message: Message): Promise<void>
  /**
   * Sends without waiting, where neither the answer nor its time may tell whether there is a
   * recipient. Errors are reported to staff, and `isDown` knows them.
   */
  sendLater(message: Message): void
  /** Resolves when no message is being sent any more. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds for which a failed gateway counts as down. */
const downTime = minute
/** Milliseconds that messages under way get when the platform stops. */
const grace = 5000

/** Messages that may be under way at a time without anybody waiting for them. */
export const maxPending = 1000

/** The outbox over one gateway per kind of message; null where there is none. */
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
      // One that nobody can write to says nothing of the messages to others.
      if (!(error instanceof RecipientError)) failedAt.set(channel, clock.now().getTime())
      throw error
    }
  }
  /**
   * Reports a message that is not sent because too many are under way: a gateway that hangs must
   * not fill the memory.
   */
  const refuseFull = ({ channel }: Message) => report(new GatewayError('Too many messages are under way.'), { channel })
  const settle = async () => void (await Promise.all(running))

  return {
    reaches: channel => gateways[channel] !== null,
    isDown: channel => clock.now().getTime() < (failedAt.get(channel) ?? -downTime) + downTime,
    send,
    sendLater: message => {
      if (running.size >= maxPending) return refuseFull(message)
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

/** Warnings of missing gateways in production. */
const missingGatewayWarnings = {
  sms: 'BAIZE_SMS_URL is not set: no SMS leaves, and what needs a code by SMS is refused.',
  email: 'BAIZE_SMTP_URL is not set: no e-mail leaves, and what needs one fails.',
} as const

/**
 * Opens the gateways of the environment. Messages without a gateway are stored for developers in
 * the sandbox; in production they are dropped with a warning, because codes would be stored in
 * clear text.
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
