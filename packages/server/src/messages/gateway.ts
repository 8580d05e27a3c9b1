export type Channel = 'sms' | 'email' | 'captcha'

/** A message to a person. */
export interface Message {
  channel: Channel
  to: string
  /** Subject of an e-mail. */
  subject?: string
  /** The code inside the text, where there is one. */
  code?: string
  text: string
}

/** A service that sends messages. */
export interface Gateway {
  /** @throws GatewayError where the message was not accepted */
  send(message: Message): Promise<void>
  close(): Promise<void>
}

/**
 * Error of a message that was not accepted; without its text and without secrets of the gateway.
 */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
}

/**
 * Error of a message that was not accepted because of whom it was for: the gateway works, and takes
 * messages to others.
 */
export class RecipientError extends GatewayError {
  override readonly name = 'RecipientError'
}
