import { pageRegistry } from '@baize/client'
import { expect } from 'chai'
import { afterEach, describe, it } from '../../test/support/mocha.ts'
import { until } from '../../test/support/wait.ts'
import { defaultActionKey } from '../runtime/default-action.ts'
import type { ElementHandle } from '../runtime/context.tsx'
import { openPopup } from '../shared/navigation/default-actions.ts'
import { withCodes } from '../shared/navigation/page-codes.ts'
import { openFrameEnd } from './frame-end.ts'
import { openPageEnd } from './page-end.ts'

const nonce = '0'.repeat(32)
const tag = 'baize-account-bar'

afterEach(() => {
  delete pageRegistry().codes
  document.body.replaceChildren()
})

const { port1: port, port2 } = new MessageChannel()
let refused = 0
openFrameEnd(port2, tag, nonce, count => (refused = count))

/** Asks as an element in a frame does that somebody pressed. */
function ask(name: string): { ranAgain: () => boolean } {
  let ran = false
  const detail = { name, detail: { username: 'linhtran92' } }
  const event = new CustomEvent('baize-open', { detail, bubbles: true, composed: true, cancelable: true })
  Reflect.set(event, defaultActionKey, () => (ran = true))
  document.body.append(document.createElement(tag))
  document.querySelector(tag)?.dispatchEvent(event)
  return { ranAgain: () => ran }
}

describe('codes of a page and its frames', () => {
  it('are read by the page, stand in the detail that it hears, and reach the popup in the frame', async () => {
    document.body.innerHTML = '<baize-register affiliate-code="LONGODDS"></baize-register><iframe></iframe>'
    const frame = document.querySelector('iframe') as HTMLIFrameElement
    const emitted: object[] = []
    const handle: ElementHandle = {
      element: document.body,
      scope: null,
      signal: new AbortController().signal,
      emit: (_name, detail) => Boolean(emitted.push(detail)),
      report: () => {},
      setState: () => {},
    }
    const taken = new Promise<MessagePort>(resolve =>
      frame.contentWindow?.addEventListener('message', ({ ports }) => resolve(ports[0] as MessagePort)),
    )
    const ends = { origin: location.origin, nonce, connected: () => {}, storageBlocked: () => {} }
    openPageEnd(handle, frame, ends)
    // Whatever that port hands out is of another window.
    const other = await taken
    other.onmessage = ({ data }) => port.postMessage(data)
    port.onmessage = ({ data }) => other.postMessage(data)
    const [register, login] = [ask('register'), ask('login')]
    await until(() => register.ranAgain() && login.ranAgain(), 'nobody has answered, so the popup opens')
    expect(emitted).to.deep.equal([
      { name: 'register', detail: { affiliateCode: 'LONGODDS' } },
      { name: 'login', detail: {} },
    ])
    const inFrame = () => withCodes(document.body, 'register', {})
    expect(inFrame()).to.deep.equal({ affiliateCode: 'LONGODDS' })
    document.querySelector('baize-register')?.remove()
    ask('register')
    await until(() => emitted.length === 3, 'the page is asked once more')
    await until(() => !Object.keys(inFrame()).length, 'a code that the page has taken away is gone')
  })

  it('go along to the operator’s own site where the frame may not open the popup', () => {
    const { open } = globalThis
    const opened: string[] = []
    globalThis.open = address => (opened.push(new URL(String(address)).search), null)
    Object.assign(pageRegistry(), { framed: true, frames: tag })
    openPopup(document.body, 'register', { affiliateCode: 'LONGODDS', username: 'linhtran92' })
    openPopup(document.body, 'login', {})
    for (const name of ['framed', 'frames']) Reflect.deleteProperty(pageRegistry(), name)
    globalThis.open = open
    expect(opened).to.deep.equal(['?affiliateCode=LONGODDS', ''])
  })

  it('are texts of two names, and nothing else is taken for them', async () => {
    port.onmessage = null
    const question = ask('register')
    const forged = [
      { token: 'stolen' },
      { affiliateCode: 7 },
      { referralCode: 'x'.repeat(5000) },
      ['LONGODDS'],
      'LONGODDS',
    ]
    const answer = { kind: 'answer', n: 1000, id: 4, prevented: false }
    for (const codes of forged) port.postMessage({ ...answer, codes })
    await until(() => refused === forged.length, 'each is refused')
    expect([pageRegistry().codes, question.ranAgain()]).to.deep.equal([undefined, false])
    port.postMessage({ ...answer, codes: { referralCode: 'demo' } })
    await until(question.ranAgain, 'a right one is taken')
    expect(pageRegistry().codes).to.deep.equal({ referralCode: 'demo' })
  })
})
