import type { Deps } from '../deps.ts'
import type { Message } from './gateway.ts'

export interface Email extends Omit<Message, 'channel'> {
  subject: string
}

/** Sends an e-mail through the gateway of the platform. @throws GatewayError */
export const sendEmail = (deps: Pick<Deps, 'outbox'>, email: Email): Promise<void> =>
  deps.outbox.send({ channel: 'email', ...email })
