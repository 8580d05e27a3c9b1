import type { Page } from '@playwright/test'
import { expect, test } from '../support/error-watch.ts'
import { recordEvents, openHost, placeFramed, type Framed } from '../support/framed.ts'

// What a script of the page can do to the port between an element and its frame: it has taken hold
// of MessageChannel before the loader ran.

interface RecordedPort {
  /** The page's end. */
  port?: MessagePort
  /** What it has sent, and what it was sent. */
  sent: object[]
  received: object[]
}
type Holding = typeof globalThis & { recordedPort: RecordedPort }

/**
 * Keeps the port to the frame, and what goes over it. React has channels of its own, which carry
 * nothing.
 */
const holdPorts = (page: Page) =>
  page.addInitScript(() => {
    if (window !== top) return
    const recordedPort: RecordedPort = { sent: [], received: [] }
    Object.assign(globalThis, { recordedPort })
    globalThis.MessageChannel = new Proxy(MessageChannel, {
      construct(target) {
        const channel = new target()
        channel.port1.addEventListener('message', ({ data }: MessageEvent<object | null>) => {
          if (data) recordedPort.received.push(data)
        })
        return channel
      },
    })
    const send = Reflect.get(MessagePort.prototype, 'postMessage') as (
      this: MessagePort,
      message: object | null,
    ) => void
    MessagePort.prototype.postMessage = function (this: MessagePort, message: object | null) {
      if (message) {
        recordedPort.port = this
        recordedPort.sent.push(message)
      }
      send.call(this, message)
    }
  })

/** Calls of a page that wants to be taken for the one that made the frame. */
const toWindow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frame = document.querySelector('baize-login')?.shadowRoot?.querySelector('iframe') as HTMLIFrameElement
    const nonce = new URL(frame.src).hash.slice(1)
    const { contentWindow: target } = frame
    const port = () => new MessageChannel().port2
    const call = { baize: 'connect', nonce }
    const forged: [unknown, Transferable[]][] = [
      [call, [port()]],
      [call, []],
      [call, [port(), port()]],
      [{ ...call, nonce: '0'.repeat(32) }, [port()]],
      [{ ...call, nonce: '' }, [port()]],
      [{ ...call, nonce: undefined }, [port()]],
      [{ ...call, nonce: [nonce] }, [port()]],
      [{ ...call, baize: 'Connect' }, [port()]],
      [{ ...call, baize: 'give', kind: 'give', n: 99, props: { username: 'forged' } }, [port()]],
      [{ ...call, extra: 1 }, [port()]],
      [JSON.stringify(call), [port()]],
      [[call], [port()]],
      [null, [port()]],
      [undefined, []],
      ['connect', []],
      [7, []],
      [true, []],
      [new Map([['baize', 'connect']]), [port()]],
      [new ArrayBuffer(8), []],
      [{ kind: 'focus', n: 99 }, []],
    ]
    for (const [message, transfer] of forged) target?.postMessage(message, '*', transfer)
    return forged.length
  })

/** Messages over the page's own end of the port that are not what the frame takes. */
const toFrame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { port, sent } = (globalThis as unknown as Holding).recordedPort
    const given = sent.find(message => Reflect.get(message, 'kind') === 'give') as Record<string, unknown>
    const give = (change: object) => ({ ...given, n: 1000, ...change })
    const props = (change: object) => give({ props: { ...(given['props'] as object), ...change } })
    const tokens = (name: string, value: unknown) => give({ tokens: { [name]: value } })
    const place = (change: object) => ({ kind: 'place', n: 1000, on: true, x: 0, y: 0, width: 100, ...change })
    const answer = (change: object) => ({ kind: 'answer', n: 1000, id: 1, prevented: false, ...change })
    const cycle: Record<string, unknown> = { kind: 'give', n: 1000 }
    cycle['props'] = cycle
    const forged: unknown[] = [
      // Once more, or out of turn.
      ...sent,
      { ...given, n: 0 },
      { ...given, n: -1 },
      { ...given, n: 1.5 },
      { ...given, n: '1000' },
      { ...given, n: Number.NaN },
      { ...given, n: Number.POSITIVE_INFINITY },
      { ...given, n: 2 ** 60 },
      { ...given, n: undefined },
      // Of no kind that there is.
      { n: 1000 },
      { ...given, n: 1000, kind: 'take' },
      { ...given, n: 1000, kind: 'constructor' },
      { ...given, n: 1000, kind: '__proto__' },
      { ...given, n: 1000, kind: ['give'] },
      { kind: 'hello', n: 1000 },
      { kind: 'event', n: 1000, name: 'baize-logout', detail: {} },
      { kind: 'session', n: 1000, token: 'stolen' },
      null,
      'give',
      1000,
      [given],
      new Map(Object.entries(given)),
      cycle,
      // Properties, languages, themes and tokens that there are not.
      props({ innerHTML: '<img src=x>' }),
      props({ onclick: 'alert(1)' }),
      props({ isolation: 'none', textContent: 'forged' }),
      props({ side: 'staff' }),
      props({ side: 1 }),
      props({ username: { length: 1 } }),
      props({ username: 'x'.repeat(5000) }),
      props({ lightForm: 'yes' }),
      give({ props: null }),
      give({ props: [] }),
      give({ props: 'username' }),
      give({ locale: 'x' }),
      give({ locale: '"><script>' }),
      give({ locale: 7 }),
      give({ locale: undefined }),
      give({ theme: 'auto' }),
      give({ theme: 'url(x)' }),
      give({ theme: null }),
      give({ appearance: 'velvet' }),
      give({ appearance: { name: 'paper' } }),
      give({ tokens: null }),
      tokens('--baize-felt', 'url(https://thief.example/)'),
      tokens('--baize-felt', 'red; background: url(x)'),
      tokens('--baize-felt', '}'),
      tokens('--baize-felt', 'image-set("x" 1x)'),
      tokens('--baize-felt', 'var(--other)'),
      tokens('--baize-felt', 'a'.repeat(300)),
      tokens('--baize-felt', 7),
      tokens('--other', 'red'),
      tokens('background', 'red'),
      // Places and answers that nobody asked for.
      place({ on: 'yes' }),
      place({ x: 'left' }),
      place({ y: Number.NaN }),
      place({ width: Number.POSITIVE_INFINITY }),
      place({ x: 1e9 }),
      place({ width: undefined }),
      answer({}),
      answer({ id: '1' }),
      answer({ id: -1 }),
      answer({ prevented: 1 }),
    ]
    for (const message of forged) port?.postMessage(message)
    return forged.length
  })

/**
 * Messages to the page's end that no frame of ours sends. A page can make them up, since the port
 * is its own.
 */
const toPage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { port, received } = (globalThis as unknown as Holding).recordedPort
    const event = (name: unknown, detail: unknown, more: object = {}) => ({
      kind: 'event',
      n: 1000,
      name,
      detail,
      ...more,
    })
    const size = (block: unknown) => ({ kind: 'size', n: 1000, block })
    const forged: unknown[] = [
      ...received,
      { kind: 'hello', n: 1000, nonce: '0'.repeat(32) },
      { kind: 'hello', n: 1000 },
      { kind: 'give', n: 1000 },
      { kind: 'toString', n: 1000 },
      event('click', {}),
      event('baize-unknown', {}),
      event('constructor', {}),
      event(['baize-login'], { type: 'member' }),
      event('baize-login', { type: 'member', token: 'x' }),
      event('baize-login', { account: 'demo' }),
      event('baize-login', { type: 7 }),
      event('baize-login', null),
      event('baize-login', 'member'),
      event('baize-login', { type: 'member' }, { id: 1 }),
      event('baize-logout', { expired: 'yes' }),
      event('baize-error', { code: 'x' }),
      event('baize-error', { code: 'x', message: 'm'.repeat(5000), element: '' }),
      event('baize-navigate', { to: ['/'] }),
      event('baize-navigate', { to: '/' }, { id: 'one' }),
      event('baize-open', { name: 'login', detail: () => {} }),
      event('baize-dialog', { open: 1 }),
      // What concerns the page is the end or the beginning of a session.
      event('baize-navigate', { to: '/' }, { page: true }),
      event('baize-error', { code: 'x', message: 'm', element: '' }, { page: true }),
      event('baize-logout', {}, { page: 'yes' }),
      event('baize-logout', {}, { page: false }),
      size(-1),
      size(1e9),
      size(0.5),
      size('100'),
      size(Number.NaN),
      size(null),
      size(undefined),
      { kind: 'overlay', n: 1000 },
      { kind: 'overlay', n: 1000, on: 'true' },
      { kind: 'overlay', n: 1000, on: 1 },
      null,
      undefined,
      'hello',
      [],
      1000,
    ]
    for (const data of forged) port?.dispatchEvent(new MessageEvent('message', { data }))
    return forged.length
  })

/** All that such a message could have changed. */
const stateOf = async ({ element, frame }: Framed) => ({
  page: await element.evaluate(each => {
    const inner = each.shadowRoot?.querySelector('iframe') as HTMLIFrameElement
    return [each.getBoundingClientRect().height, inner.src, inner.matches(':popover-open'), inner.getAttribute('style')]
  }),
  frame: await frame
    .locator('baize-login')
    .evaluate(each => [
      document.body.childElementCount,
      document.documentElement.getAttribute('style'),
      document.documentElement.lang,
      each.outerHTML,
      ['side', 'username', 'lightForm', 'locale', 'theme'].map(name => String(Reflect.get(each, name))),
    ]),
})

test('a hundred kinds of forged and repeated messages change nothing, on either end, and are counted [SDK-06]', async ({
  page,
}) => {
  await holdPorts(page)
  await openHost(page)
  const framed = await placeFramed(page, 'baize-login', { username: 'demo' })
  const { element, frame } = framed
  await expect(frame.getByRole('textbox', { name: 'Username' })).toHaveValue('demo')
  await expect.poll(async () => (await stateOf(framed)).page[0]).toBeGreaterThan(200)
  const receivedEvents = await recordEvents(page)
  const before = await stateOf(framed)
  const counted = () => frame.locator('html').evaluate(html => Number(html.dataset['refused'] ?? 0))

  const calls = await toWindow(page)
  await expect.poll(counted).toBe(calls)
  const messages = await toFrame(page)
  await expect.poll(counted).toBe(calls + messages)
  const answers = await toPage(page)
  await expect(element.locator('iframe')).toHaveAttribute('data-refused', String(answers))
  expect(calls + messages + answers).toBeGreaterThanOrEqual(100)

  expect(await stateOf(framed)).toEqual(before)
  const [first, ...others] = await receivedEvents()
  expect([first?.name, others]).toEqual(['baize-error', []])
  expect(first?.detail).toMatchObject({ code: 'frame-message-refused', element: 'baize-login' })

  // The port still serves what the page itself sets.
  await element.evaluate(each => each.setAttribute('locale', 'es'))
  await expect(frame.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible()
})
