import { pageRegistry } from '@baize/client'
import { expect } from 'chai'
import { afterEach, describe, it } from '../../test/support/mocha.ts'
import { settle, until } from '../../test/support/wait.ts'
import { openFrameEnd } from './frame-end.ts'

const tag = 'baize-transfer-upline'
const given = { kind: 'give', locale: 'en', theme: 'dark', appearance: undefined, tokens: {} }

/** The end in a frame, which this document stands in for, and what the page hears of it. */
function open() {
  const { port1, port2 } = new MessageChannel()
  const heard: Record<string, unknown>[] = []
  port1.onmessage = ({ data }) => void heard.push(data as Record<string, unknown>)
  let refused = 0
  openFrameEnd(port2, tag, '0'.repeat(32), count => (refused = count))
  let sent = 0
  return {
    heard,
    refused: () => refused,
    send: (message: object) => port1.postMessage({ ...message, n: ++sent }),
    element: () => until(() => document.querySelector<HTMLElement>(tag), 'the element is there'),
    of: (kind: string) => heard.filter(message => message['kind'] === kind),
  }
}

afterEach(() => document.querySelector(tag)?.remove())

describe('the end of the port in a frame', () => {
  it('takes no receiver of money from the page, and as data what JSON says of it', async () => {
    const end = open()
    end.send({ ...given, props: { account: 'attacker', withoutHeading: true } })
    const element = await end.element()
    expect(Reflect.get(element, 'account')).to.equal(undefined)
    expect(Reflect.get(element, 'withoutHeading')).to.equal(true)
    expect(end.refused()).to.equal(0)
  })

  it('is as high as its content up to a limit, and scrolls from there', async () => {
    const end = open()
    end.send({ ...given, props: {} })
    const element = await end.element()
    Object.assign(element.style, { display: 'block', height: '30000px' })
    await until(() => end.of('size').at(-1)?.['block'] === 20_000, 'the height is told')
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('auto')
    element.style.height = '19000px'
    await until(() => end.of('size').at(-1)?.['block'] === 19_000, 'the new height is told')
    expect(getComputedStyle(document.documentElement).overflowY).to.not.equal('auto')
  })

  it('tells the page of a session that ended or began by itself, marked as of no element, and of nothing else that is told on the document', async () => {
    const end = open()
    const tell = (name: string, detail: object) =>
      document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
    tell('baize-error', { code: 'NETWORK', message: 'Away', element: '', requestId: 'r1' })
    tell('baize-open', { name: 'switch-account', detail: { from: 'linhtran92' } })
    tell('baize-logout', { expired: true })
    tell('baize-login', { account: 'linhtran92', nickname: 'Linh', isAgent: false, isTrial: false })
    await until(() => end.of('event').length >= 2, 'both are told')
    await settle()
    expect(end.of('event').map(({ n: _n, ...message }) => message)).to.deep.equal([
      { kind: 'event', name: 'baize-logout', detail: { expired: true }, page: true },
      { kind: 'event', name: 'baize-login', detail: { type: 'member' }, page: true },
    ])
  })

  it('leads the page where it is to go, by a word and no address', async () => {
    const end = open()
    pageRegistry().leave?.()
    await until(() => end.of('leave').length === 1, 'the word is there')
    expect(Object.keys(end.of('leave')[0] ?? {})).to.deep.equal(['kind', 'n'])
  })
})
