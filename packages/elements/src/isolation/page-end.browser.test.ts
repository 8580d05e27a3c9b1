import { expect } from 'chai'
import { afterEach, describe, it } from '../../test/support/mocha.ts'
import { settle, until } from '../../test/support/wait.ts'
import type { ElementHandle } from '../runtime/context.tsx'
import { openPageEnd } from './page-end.ts'

const nonce = '0'.repeat(32)

interface Emitted {
  name: string
  detail: unknown
}

/** The end of the page for one frame, and the port that its document has taken. */
async function open() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const element = document.body.appendChild(document.createElement('div'))
  const emitted: Emitted[] = []
  const reported: string[] = []
  const handle: ElementHandle = {
    element,
    scope: null,
    signal: new AbortController().signal,
    emit: (name, detail) => Boolean(emitted.push({ name, detail })),
    report: code => void reported.push(code),
    setState: () => {},
  }
  const taken = new Promise<MessagePort>(resolve =>
    frame.contentWindow?.addEventListener('message', ({ ports }) => resolve(ports[0] as MessagePort)),
  )
  const nothing = () => {}
  const { origin } = location
  openPageEnd(handle, frame, { origin, nonce, connected: nothing, storageBlocked: nothing })
  const port = await taken
  let n = 0
  const send = (message: object) => port.postMessage({ ...message, n: ++n })
  send({ kind: 'hello', nonce })
  return { frame, emitted, reported, send }
}

/** What is dispatched on the document itself. */
const onDocument: Emitted[] = []
const note = (event: Event) => {
  if (event.target === document) onDocument.push({ name: event.type, detail: (event as CustomEvent<object>).detail })
}
const names = ['baize-login', 'baize-logout', 'baize-navigate']
for (const name of names) addEventListener(name, note)

afterEach(() => {
  onDocument.length = 0
  document.body.replaceChildren()
})

const event = (name: string, detail: object, more: object = {}) => ({ kind: 'event', name, detail, ...more })
const page = { page: true }

describe('the end of the port on a page', () => {
  it('tells once on the document what each frame says of a session that began or ended by itself', async () => {
    const [one, other] = [await open(), await open()]
    for (const each of [one, other]) each.send(event('baize-login', { type: 'member' }, page))
    for (const each of [one, other]) each.send(event('baize-logout', { expired: true }, page))
    await until(() => onDocument.length >= 2, 'both are told')
    other.send(event('baize-logout', {}, page))
    await settle()
    expect(onDocument).to.deep.equal([
      { name: 'baize-login', detail: { type: 'member' } },
      { name: 'baize-logout', detail: { expired: true } },
    ])
    expect([one.emitted, other.emitted]).to.deep.equal([[], []])
  })

  it('tells nothing more of what an element has said that caused it', async () => {
    const [one, other] = [await open(), await open()]
    for (const [name, detail] of [
      ['baize-login', { type: 'agent' }],
      ['baize-logout', {}],
    ] as const) {
      one.send(event(name, detail))
      await until(() => one.emitted.at(-1)?.name === name, 'the element tells it')
      other.send(event(name, detail, page))
    }
    await settle()
    expect([onDocument, other.emitted]).to.deep.equal([[], []])
    expect(one.emitted.map(({ name }) => name)).to.deep.equal(['baize-login', 'baize-logout'])
    one.send(event('baize-login', { type: 'agent' }))
    await until(() => one.emitted.length === 3, 'the next login is told, too')
  })

  it('refuses the mark on what is no session, and any other mark', async () => {
    const { frame, send, emitted, reported } = await open()
    send(event('baize-navigate', { to: '/' }, page))
    send(event('baize-logout', {}, { page: 'yes' }))
    send(event('baize-logout', {}, { page: false }))
    await until(() => frame.dataset['refused'] === '3', 'all three are refused')
    expect([onDocument, emitted, reported]).to.deep.equal([[], [], ['frame-message-refused']])
  })

  it('passes on of data what JSON says of them', async () => {
    const { emitted, send } = await open()
    send(event('baize-open', { name: 'login', detail: { to: new Map([['a', 1]]) } }))
    await until(() => emitted.length, 'it is told')
    expect(emitted).to.deep.equal([{ name: 'baize-open', detail: { name: 'login', detail: { to: {} } } }])
  })
})
