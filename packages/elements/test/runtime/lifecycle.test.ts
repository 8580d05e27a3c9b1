import { expect } from 'chai'
import { afterEach, beforeEach, describe, it } from '../support/mocha.ts'
import { field, log, output, place, press, ProbeElement, seen, signals, text } from '../support/probe.tsx'
import { countListeners } from '../support/spies.ts'
import { next, settle, until } from '../support/wait.ts'

beforeEach(() => {
  log.length = 0
  signals.length = 0
})
afterEach(async () => {
  document.body.replaceChildren()
  await settle()
})

const box = () => document.body.appendChild(document.createElement('div'))

describe('life on the page', () => {
  for (const [how, move] of [
    ['append', (to: Element, element: Element) => to.append(element)],
    [
      'moveBefore',
      (to: Element, element: Element) =>
        (to as Element & { moveBefore(node: Node, child: null): void }).moveBefore(element, null),
    ],
  ] as const) {
    it(`keeps what was typed when it is moved by ${how}`, async () => {
      const element = await place()
      const input = field(element)
      input.value = 'half a password'
      press(element, '.count')
      await until(() => text(element, 'i') === '1')
      move(box(), element)
      await settle()
      expect(field(element)).to.equal(input)
      expect(input.value).to.equal('half a password')
      expect(text(element, 'i')).to.equal('1')
      element.remove()
      await until(() => log.includes('unmount'))
      expect(log).to.deep.equal(['mount', 'unmount'])
    })
  }

  it('does nothing while it is detached', async () => {
    const element = document.createElement('baize-probe') as ProbeElement
    element.setAttribute('label', 'a')
    element.items = [1]
    await settle()
    expect(log).to.deep.equal([])
    expect(element.shadowRoot?.childNodes.length).to.equal(0)
    document.body.append(element)
    await until(() => output(element))
    expect(seen(element)).to.deep.equal({ label: 'a', items: [1], open: false })
  })

  it('draws again with its properties after it had left', async () => {
    const element = await place('<baize-probe label="a"></baize-probe>')
    await until(() => log.includes('mount'))
    element.remove()
    await until(() => log.includes('unmount'))
    document.body.append(element)
    await until(() => output(element))
    expect(seen(element)['label']).to.equal('a')
  })

  it('says baize-ready once, however often it comes and goes', async () => {
    let ready = 0
    document.addEventListener('baize-ready', () => ready++)
    const element = await place()
    element.remove()
    await settle()
    document.body.append(element)
    await until(() => output(element))
    await settle()
    expect(ready).to.equal(1)
  })

  it('tells which element is ready, and of which version', async () => {
    const event = next(document, 'baize-ready')
    await place()
    expect((await event).detail).to.deep.equal({ element: 'baize-probe', version: ProbeElement.version })
  })

  it('aborts its signal when it leaves, and has a new one when it is back', async () => {
    const element = await place()
    await until(() => signals.length === 1)
    element.remove()
    await until(() => signals[0]?.aborted)
    document.body.append(element)
    await until(() => signals.length === 2)
    expect(signals[1]?.aborted).to.equal(false)
  })

  it('leaves no listener on the page after 200 mounts and unmounts', async () => {
    const first = await place()
    first.remove()
    await settle()
    const listeners = countListeners()
    for (let turn = 0; turn < 200; turn++) {
      const element = document.createElement('baize-probe')
      document.body.append(element)
      await new Promise(resolve => setTimeout(resolve))
      element.remove()
    }
    await settle()
    expect(listeners()).to.equal(0)
    expect(log.filter(word => word === 'mount').length).to.equal(log.filter(word => word === 'unmount').length)
  })

  it('keeps its styles in another document', async () => {
    const element = await place()
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.contentDocument?.body.append(element)
    await until(() => element.shadowRoot?.adoptedStyleSheets.length === 1, 'its styles are there')
    expect(getComputedStyle(element.shadowRoot?.querySelector('.root') as Element).lineHeight).to.equal('20px')
  })
})

describe('a page that forces a polyfill of custom elements', () => {
  it('draws an element that gets no internals, or internals without states', async () => {
    const { prototype } = HTMLElement
    const native = Object.getOwnPropertyDescriptor(prototype, 'attachInternals') as PropertyDescriptor
    const without = [
      () => ({}) as ElementInternals,
      () => {
        throw new DOMException('Unable to attach ElementInternals to non-custom elements.', 'NotSupportedError')
      },
    ]
    try {
      for (const instead of without) {
        Object.defineProperty(prototype, 'attachInternals', { ...native, value: instead })
        const element = await place('<baize-probe label="a" open></baize-probe>')
        expect(seen(element)).to.include({ label: 'a', open: true })
      }
    } finally {
      Object.defineProperty(prototype, 'attachInternals', native)
    }
  })
})
