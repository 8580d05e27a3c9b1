import { createTransport } from 'nodemailer'
import { isLoopback } from './loopback.ts'
import { GatewayError, RecipientError } from './gateway.ts'
import type { Gateway } from './gateway.ts'

/** The operator's mail server, and the sender of its mails. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  url: string
  from: string
}

const timeout = 10_000

/** What the mail library says of a mail that was not sent. */
interface MailError {
  code?: string
  /** Of the mail server, such as 550. */
  responseCode?: number
  /** The command that it refused, such as `RCPT TO`. */
  command?: string
}

/** Sends e-mails by SMTP, over TLS wherever they leave the machine. */
export function mailGateway({ url, from }: MailSettings): Gateway {
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport(
    {
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !isLoopback(hostname),
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      pool: true,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text }).catch((error: unknown) => {
        const { code = 'error', responseCode, command } = error as MailError
        const words = `The mail server did not take a message (${responseCode ?? code}).`
        const isOfRecipient = code === 'EENVELOPE' && command !== 'MAIL FROM' && (responseCode ?? 500) >= 500
        throw isOfRecipient ? new RecipientError(words) : new GatewayError(words)
      })
    },
    close: async () => transport.close(),
  }
}
