import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A text message as the operator's gateway gets it. */
export interface Posted {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface SmsSink {
  url: string
  posted: Posted[]
  /** What it answers from now on. */
  answer: number
  close(): Promise<void>
}

/** Takes what the platform hands over to a gateway for text messages. */
export async function smsSink(): Promise<SmsSink> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      sink.posted.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      response.writeHead(sink.answer, sink.answer === 302 ? { location: '/elsewhere' } : {}).end('taken')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const sink: SmsSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    posted: [],
    answer: 202,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return sink
}

/** An e-mail as a mail server gets it. */
export interface Mailed {
  from: string
  to: string[]
  /** Headers and text, as they came. */
  raw: string
  user: string
}

export interface MailSink {
  url: string
  mailed: Mailed[]
  close(): Promise<void>
}

/**
 * A mail server that knows one user, `baize` with the password `p@ss/word`, and keeps what it gets.
 */
export async function mailSink(): Promise<MailSink> {
  const mailed: Mailed[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'baize' && password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('Unknown')),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        mailed.push({ from, to, raw: Buffer.concat(chunks).toString(), user: String(user) })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://baize:${encodeURIComponent('p@ss/word')}@127.0.0.1:${port}`,
    mailed,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
