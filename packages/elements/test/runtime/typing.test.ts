import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { field, place } from '../support/probe.tsx'

afterEach(() => document.body.replaceChildren())

/** What a browser dispatches while somebody types, pastes, drops and sends, as it does. */
const typed: readonly (() => Event)[] = [
  ...['keydown', 'keypress', 'keyup'].map(
    type => () => new KeyboardEvent(type, { key: 'D', bubbles: true, composed: true, cancelable: true }),
  ),
  ...['beforeinput', 'input'].map(
    type => () => new InputEvent(type, { data: 'D', inputType: 'insertText', bubbles: true, composed: true }),
  ),
  ...['compositionstart', 'compositionupdate', 'compositionend'].map(
    type => () => new CompositionEvent(type, { data: 'D', bubbles: true, composed: true }),
  ),
  ...['copy', 'cut', 'paste', 'beforepaste'].map(
    type => () => new ClipboardEvent(type, { bubbles: true, composed: true, cancelable: true }),
  ),
  ...['dragstart', 'drop'].map(
    type => () =>
      new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer: new DataTransfer() }),
  ),
  ...['change', 'select', 'selectionchange', 'textInput'].map(
    type => () => new Event(type, { bubbles: true, composed: true }),
  ),
]

/** Collects what bubbling listeners on an element and everything around it hear. */
function listen(element: Element, types: readonly string[]): { heard: string[]; end: () => void } {
  const heard: string[] = []
  const controller = new AbortController()
  for (const target of [element, document.body, document, window])
    for (const type of types) target.addEventListener(type, () => heard.push(type), { signal: controller.signal })
  return { heard, end: () => controller.abort() }
}

describe('what is typed into a field of ours', () => {
  for (const make of typed)
    it(`is heard by no bubbling listener of the page: ${make().type}`, async () => {
      const element = await place()
      const { heard, end } = listen(element, [make().type])
      let own = 0
      field(element).addEventListener(make().type, () => own++)
      field(element).dispatchEvent(make())
      end()
      expect(own, 'it is heard inside').to.equal(1)
      expect(heard).to.deep.equal([])
    })

  it('is heard by listeners that capture, which the documents say', async () => {
    const element = await place()
    const controller = new AbortController()
    const heard: (string | null)[] = []
    addEventListener('input', event => heard.push(event.data), {
      capture: true,
      signal: controller.signal,
    })
    field(element).dispatchEvent(new InputEvent('input', { data: 'D', bubbles: true, composed: true }))
    controller.abort()
    expect(heard).to.deep.equal(['D'])
  })

  const keys: readonly [what: string, init: KeyboardEventInit, reaches: boolean][] = [
    ['a letter', { key: 'd' }, false],
    ['a capital', { key: 'D', shiftKey: true }, false],
    ['a sign typed with AltGr, which Windows calls Ctrl and Alt', { key: '@', ctrlKey: true, altKey: true }, false],
    ['a sign typed with Option', { key: '€', altKey: true }, false],
    ['an accent that waits for its letter', { key: 'Dead', altKey: true }, false],
    ['Enter', { key: 'Enter' }, false],
    ['Escape', { key: 'Escape' }, true],
    ['Tab', { key: 'Tab', shiftKey: true }, true],
    ['a shortcut with Ctrl', { key: 'k', ctrlKey: true }, true],
    ['a shortcut with Command', { key: 'k', metaKey: true }, true],
    ['a shortcut with Alt and no letter', { key: 'ArrowLeft', altKey: true }, true],
  ]
  for (const [what, init, reaches] of keys)
    it(`${reaches ? 'lets the page hear' : 'keeps to itself'} ${what}`, async () => {
      const element = await place()
      const { heard, end } = listen(element, ['keydown'])
      field(element).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true }))
      end()
      expect(heard.length > 0).to.equal(reaches)
    })

  it('lets the page hear what is copied and dropped where nothing is typed', async () => {
    const element = await place()
    const types = ['copy', 'drop']
    const { heard, end } = listen(element, types)
    const button = element.shadowRoot?.querySelector('button')
    for (const type of types) button?.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    end()
    expect(new Set(heard)).to.deep.equal(new Set(types))
  })

  it("leaves a field of the page's in a slot of ours to the page", async () => {
    const element = await place()
    element.shadowRoot?.append(document.createElement('slot'))
    const theirs = element.appendChild(document.createElement('input'))
    const { heard, end } = listen(element, ['input', 'keydown'])
    theirs.dispatchEvent(new InputEvent('input', { data: 'x', bubbles: true, composed: true }))
    theirs.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, composed: true }))
    end()
    expect(heard.filter(type => type === 'input').length).to.be.above(0)
    expect(heard.filter(type => type === 'keydown').length).to.be.above(0)
  })
})
