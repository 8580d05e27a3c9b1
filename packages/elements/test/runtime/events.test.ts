import { expect } from 'chai'
import { define } from '../../src/runtime/define.ts'
import { afterEach, beforeEach, describe, it } from '../support/mocha.ts'
import { field, log, makeProbe, place, press, text } from '../support/probe.tsx'
import { next, until } from '../support/wait.ts'

beforeEach(() => void (log.length = 0))
afterEach(() => document.body.replaceChildren())

describe('events', () => {
  it('is heard on the document from inside a foreign closed shadow root, with plain data', async () => {
    const outer = document.body.appendChild(document.createElement('div'))
    const element = await place('<baize-probe></baize-probe>', outer.attachShadow({ mode: 'closed' }))
    const heard = next(document, 'baize-probe-ask')
    press(element, '.ask')
    const event = await heard
    expect(structuredClone(event.detail)).to.deep.equal({ id: '7' })
    expect(event.target).to.equal(outer)
  })

  it('tells a view whether a host answered a request itself', async () => {
    const element = await place()
    press(element, '.ask')
    document.addEventListener('baize-probe-ask', event => event.preventDefault(), { once: true })
    press(element, '.ask')
    expect(log.slice(-2)).to.deep.equal(['true', 'false'])
  })

  const keys = (element: Element, init: KeyboardEventInit) =>
    field(element).dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
    )

  it("keeps what is typed from the host's shortcuts, but not Escape, Tab and combinations", async () => {
    const element = await place()
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    document.addEventListener('keydown', listen)
    for (const key of ['/', 'a', 'Enter', 'Escape', 'Tab']) keys(element, { key })
    keys(element, { key: 'k', ctrlKey: true })
    document.removeEventListener('keydown', listen)
    expect(heard).to.deep.equal(['Escape', 'Tab', 'k'])
  })

  it('lets keys through where nothing is typed', async () => {
    const element = await place()
    const heard = next(document, 'keydown')
    const button = element.shadowRoot?.querySelector('button')
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
    await heard
  })

  it('asks nothing of a form of the host around it', async () => {
    const form = document.body.appendChild(document.createElement('form'))
    let submits = 0
    form.addEventListener('submit', event => (event.preventDefault(), submits++))
    const element = await place('<baize-probe></baize-probe>', form)
    press(element, '.count')
    await until(() => text(element, 'i') === '1')
    expect(new FormData(form).has('text')).to.equal(false)
    expect(submits).to.equal(0)
  })
})

describe('two copies on one page', () => {
  it('keeps the first definition, in silence for the same version and with one warning for another', async () => {
    const first = makeProbe('baize-twice')
    define(first, 'two versions')
    let conflicts = 0
    document.addEventListener('baize-error', event => {
      if ((event as CustomEvent<{ code: string }>).detail.code === 'version-conflict') conflicts++
    })
    define(makeProbe('baize-twice'), 'two versions')
    expect(conflicts).to.equal(0)
    const other = () => Object.defineProperty(makeProbe('baize-twice'), 'version', { value: '9.9.9' })
    define(other(), 'two versions')
    define(other(), 'two versions')
    expect(conflicts).to.equal(1)
    expect(customElements.get('baize-twice')).to.equal(first)
  })
})
