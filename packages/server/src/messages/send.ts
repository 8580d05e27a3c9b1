import type { Deps } from '../deps.ts'

export interface Sms {
  /** `+` and digits. */
  to: string
  text: string
  /** The code inside the text, where there is one. */
  code?: string
}

export interface Email extends Sms {
  to: string
  subject: string
}

/** Sends a text message through the gateway of the platform. @throws whatever the gateway throws */
export const sendSms = (deps: Pick<Deps, 'outbox'>, sms: Sms): Promise<void> =>
  deps.outbox.send({ channel: 'sms', ...sms })

/** Sends an e-mail through the gateway of the platform. @throws whatever the gateway throws */
export const sendEmail = (deps: Pick<Deps, 'outbox'>, email: Email): Promise<void> =>
  deps.outbox.send({ channel: 'email', ...email })
