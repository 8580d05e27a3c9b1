import { signatureHeaders, signVendorCall } from '@baize/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailSink, smsSink } from '../../test/fake-gateways.ts'
import type { MailSink, SmsSink } from '../../test/fake-gateways.ts'
import { stoppedClock } from '../clock.ts'
import { secureRandom } from '../random.ts'
import { RecipientError } from './gateway.ts'
import { gatewaysFrom } from './gateway-settings.ts'
import { mailGateway } from './mail-gateway.ts'
import { outboxOf } from './outbox.ts'
import { smsGateway } from './sms-gateway.ts'

const clock = stoppedClock(new Date('2026-11-21T12:00:00Z'))
const random = secureRandom(clock)

describe('text messages', () => {
  let sink: SmsSink
  beforeAll(async () => {
    sink = await smsSink()
  })
  afterAll(() => sink.close())
  const gateway = () => smsGateway({ url: sink.url, secret: 'sesame' }, clock, random)

  test('are posted to the operator’s gateway, signed', async () => {
    await gateway().send({ channel: 'sms', to: '+34612345678', code: '123456', text: '123456 es tu código ✓' })
    const { path, headers, body } = sink.posted.at(-1)!
    const { id, ...message } = JSON.parse(body) as Record<string, string>
    expect(message).toEqual({ to: '+34612345678', text: '123456 es tu código ✓' })
    expect(id).toMatch(/^[\da-f-]{36}$/)
    const timestamp = String(headers[signatureHeaders.timestamp])
    expect(timestamp).toBe(String(clock.now().getTime() / 1000))
    const parts = { timestamp, nonce: String(headers[signatureHeaders.nonce]), path, body }
    expect(headers[signatureHeaders.signature]).toBe(await signVendorCall('sesame', parts))
    expect(JSON.stringify(headers)).not.toContain('sesame')
  })

  test.each([500, 404, 302])('an answer of %i is trouble that tells no secret', async status => {
    sink.answer = status
    const sending = gateway().send({ channel: 'sms', to: '+34612345678', text: 'the code is 123456' })
    const error = await sending.then(
      () => null,
      (reason: Error) => reason,
    )
    expect(error).toMatchObject({ name: 'GatewayError', message: expect.stringMatching(/^The SMS gateway /) as string })
    expect(String(error)).not.toMatch(/123456|sesame/)
    expect(sink.posted.at(-1)?.path).toBe('/sms')
    sink.answer = 202
  })

  test.each([400, 422])('an answer of %i is about the recipient alone', async status => {
    sink.answer = status
    const sending = gateway().send({ channel: 'sms', to: '+34612345678', text: '123456' })
    await expect(sending).rejects.toMatchObject({ name: 'RecipientError' })
    sink.answer = 202
  })

  test('a gateway that is not there is trouble', async () => {
    const nowhere = smsGateway({ url: 'http://127.0.0.1:1/sms', secret: 'sesame' }, clock, random)
    await expect(nowhere.send({ channel: 'sms', to: '+34612345678', text: 'x' })).rejects.toMatchObject({
      message: 'The SMS gateway cannot be reached.',
    })
  })
})

describe('e-mails', () => {
  let sink: MailSink
  beforeAll(async () => {
    sink = await mailSink()
  })
  afterAll(() => sink.close())
  const from = 'Baize <no-reply@baize.example>'

  test('reach the mail server of the operator, from its sender', async () => {
    const gateway = mailGateway({ url: sink.url, from })
    await gateway.send({ channel: 'email', to: 'ana@example.test', subject: 'Tu código', text: '123456 es tu código' })
    await gateway.close()
    const { raw, ...envelope } = sink.mailed.at(-1)!
    expect(envelope).toEqual({ from: 'no-reply@baize.example', to: ['ana@example.test'], user: 'baize' })
    expect(raw).toMatch(/^From: Baize <no-reply@baize\.example>\r$/m)
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(raw).toMatch(/^123456 es tu c=C3=B3digo/m)
  })

  test('go to nobody else, whatever stands in an address or a subject', async () => {
    const gateway = mailGateway({ url: sink.url, from })
    const before = sink.mailed.length
    const subject = 'Hello\r\nBcc: eve@example.test'
    await gateway.send({ channel: 'email', to: 'ana@example.test', subject, text: 'Hello' })
    const sly = { channel: 'email', to: 'ana@example.test, eve@example.test', subject: 'Hello', text: 'Hello' } as const
    await gateway.send(sly).catch(() => undefined)
    await gateway.close()
    const reached = sink.mailed.slice(before)
    expect(reached.flatMap(({ to }) => to)).not.toContain('eve@example.test')
    expect(reached[0]?.raw).not.toMatch(/^Bcc:/im)
  })

  test.each([
    ['refuses the user', () => sink.url.replace('baize:', 'nobody:')],
    ['is not there', () => 'smtp://127.0.0.1:1'],
  ])('a mail server that %s is trouble that tells no secret', async (_how, url) => {
    const gateway = mailGateway({ url: url(), from })
    const sending = gateway.send({ channel: 'email', to: 'ana@example.test', subject: 'x', text: '123456' })
    const error = await sending.catch((reason: unknown) => String(reason))
    await gateway.close()
    expect(error).toMatch(/^GatewayError: The mail server did not take a message \(\w+\)\.$/)
  })
})

test('a message that one recipient cannot get says nothing of the gateway', async () => {
  const refuses = {
    send: async () => {
      throw new RecipientError('no such number')
    },
    close: async () => undefined,
  }
  const outbox = outboxOf({ sms: refuses, email: null, captcha: null }, { clock, report: () => undefined })
  const message = { channel: 'sms', to: '+34612345678', text: 'x' } as const
  await expect(outbox.send(message)).rejects.toThrow('no such number')
  expect(outbox.isDown('sms')).toBe(false)
})

describe('the environment names gateways', () => {
  test('both, each whole, or none', () => {
    expect(gatewaysFrom({})).toEqual({ sms: null, email: null })
    const env = {
      BAIZE_SMS_URL: 'https://sms.example/send',
      BAIZE_SMS_SECRET: 's',
      BAIZE_SMTP_URL: 'smtps://u:p@mail.example',
      BAIZE_MAIL_FROM: 'a@b.example',
    }
    expect(gatewaysFrom(env)).toEqual({
      sms: { url: 'https://sms.example/send', secret: 's' },
      email: { url: 'smtps://u:p@mail.example', from: 'a@b.example' },
    })
  })

  test.each([
    [{ BAIZE_SMS_URL: 'https://sms.example/send' }, 'BAIZE_SMS_URL needs a secret'],
    [{ BAIZE_SMS_URL: 'http://sms.example/send', BAIZE_SMS_SECRET: 's' }, 'must begin with https://'],
    [{ BAIZE_SMS_URL: 'sesame' }, 'BAIZE_SMS_URL must be an address'],
    [{ BAIZE_SMTP_URL: 'https://u:sesame@mail.example' }, 'BAIZE_SMTP_URL must be an address'],
    [{ BAIZE_SMTP_URL: 'smtp://mail.example' }, 'BAIZE_SMTP_URL needs a sender'],
  ])('%o is refused in a sentence that tells no secret', (env, sentence) => {
    expect(() => gatewaysFrom(env)).toThrow(sentence)
    expect(() => gatewaysFrom(env)).not.toThrow('sesame')
  })
})

test('a gateway that failed is known to be down for a minute, or until it works', async () => {
  const trouble: unknown[] = []
  let works = false
  const gateway = {
    send: async () => {
      if (!works) throw new Error('down')
    },
    close: async () => undefined,
  }
  const report = (error: unknown) => void trouble.push(error)
  const outbox = outboxOf({ sms: gateway, email: null, captcha: null }, { clock, report })
  const message = { channel: 'sms', to: '+34612345678', text: 'x' } as const
  expect([outbox.reaches('sms'), outbox.reaches('email'), outbox.isDown('sms')]).toEqual([true, false, false])
  outbox.sendLater(message)
  await outbox.settle()
  expect([outbox.isDown('sms'), outbox.isDown('email'), trouble.length]).toEqual([true, false, 1])
  clock.advance(60)
  expect(outbox.isDown('sms')).toBe(false)
  await expect(outbox.send(message)).rejects.toThrow('down')
  works = true
  await outbox.send(message)
  expect(outbox.isDown('sms')).toBe(false)
  await outbox.close()
})
