export type Channel = 'sms' | 'email' | 'captcha'

/** Something that leaves the platform towards a person. */
export interface Message {
  channel: Channel
  to: string
  /** What an e-mail is about. */
  subject?: string
  /** The code inside the text, where there is one. */
  code?: string
  text: string
}

/** A way for messages to leave. */
export interface Gateway {
  /** @throws GatewayError where the message was not taken */
  send(message: Message): Promise<void>
  close(): Promise<void>
}

/** A message was not taken. Neither its text nor a secret of the gateway stands in it. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}
