import { expect } from 'chai'
import { createPlaceholderClass } from '../../src/runtime/placeholder-class.ts'
import { define } from '../../src/runtime/define.ts'
import { version } from '../../src/runtime/version.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { log, makeProbe, output, seen } from '../support/probe.tsx'
import { until } from '../support/wait.ts'

type Tag = `baize-${string}`
const props = ['label', 'kind', 'open', 'rowCount', 'items', 'locale', 'theme']
let count = 0

/** A tag with a placeholder class, what it was asked for, and the code that comes later. */
function definePlaceholder() {
  const tag: Tag = `baize-placeholder-${count++}`
  const asked: string[] = []
  const placeholder = createPlaceholderClass(props, version, () => asked.push(tag))
  customElements.define(tag, placeholder)
  return { tag, asked, placeholder, arrive: () => define(makeProbe(tag), 'two versions') }
}
const values = { label: 'early', items: [{ id: 1 }], open: true, rowCount: 3 }

afterEach(() => document.body.replaceChildren())

describe('an element before its code', () => {
  it('has every property under its own name and in lower case, before it is on the page', () => {
    const element = document.createElement(definePlaceholder().tag)
    for (const name of [...props, 'rowcount']) expect(name in element, name).to.equal(true)
    expect('other' in element).to.equal(false)
  })

  it('asks for its code once it is on the page, in a closed shadow root too', () => {
    const { tag, asked } = definePlaceholder()
    const element = document.createElement(tag)
    expect(asked).to.deep.equal([])
    document.body.append(element)
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
    root.append(document.createElement(tag))
    expect(asked).to.deep.equal([tag, tag])
  })

  it('has objects, booleans and names of several words in its first view, by whatever name they came', async () => {
    const { tag, arrive } = definePlaceholder()
    const element = Object.assign(document.createElement(tag), values)
    const lower = Object.assign(document.createElement(tag), { rowcount: '4', label: 'lower' })
    const attributes = document.body.appendChild(document.createElement('div'))
    attributes.innerHTML = `<${tag} rowCount="5" open label="markup"></${tag}>`
    document.body.append(element, lower)
    arrive()
    const first = attributes.firstElementChild as HTMLElement
    for (const each of [element, lower, first]) await until(() => output(each), 'it is drawn')
    expect(seen(element)).to.deep.equal(values)
    expect(seen(lower)).to.deep.equal({ label: 'lower', open: false, rowCount: 4 })
    expect(seen(first)).to.deep.equal({ label: 'markup', open: true, rowCount: 5 })
  })

  it('takes the code when it was made before, changed after, and comes to the page last', async () => {
    const { tag, arrive } = definePlaceholder()
    const element = Object.assign(document.createElement(tag), { label: 'early', rowCount: 1 })
    arrive()
    Reflect.set(element, 'rowCount', 2)
    element.setAttribute('kind', 'fancy')
    expect(Reflect.get(element, 'rowCount')).to.equal(2)
    document.body.append(element)
    await until(() => output(element), 'it is drawn')
    expect(seen(element)).to.deep.equal({ label: 'early', kind: 'fancy', open: false, rowCount: 2 })
    Reflect.set(element, 'rowcount', 6)
    await until(() => seen(element)['rowCount'] === 6, 'a name in lower case reaches the view')
  })

  it('has what was said last, in its markup or by a property', async () => {
    const { tag, arrive } = definePlaceholder()
    document.body.innerHTML = `<${tag} label="markup" rowCount="1"></${tag}>`.repeat(3)
    const [property, attribute, late] = [...document.body.children] as [HTMLElement, HTMLElement, HTMLElement]
    for (const each of [property, attribute]) Object.assign(each, { label: 'property', rowcount: 2 })
    attribute.setAttribute('label', 'again')
    attribute.setAttribute('row-count', '3')
    late.remove()
    Object.assign(late, { label: 'property', rowcount: 2 })
    arrive()
    late.setAttribute('label', 'again')
    document.body.append(late)
    for (const each of [property, attribute, late]) await until(() => output(each), 'it is drawn')
    expect(seen(property)).to.deep.equal({ label: 'property', open: false, rowCount: 2 })
    expect(seen(attribute)).to.deep.equal({ label: 'again', open: false, rowCount: 3 })
    expect(seen(late)).to.deep.equal({ label: 'again', open: false, rowCount: 2 })
  })

  it('is the same after its code as an element made then, and leaves the page as one', async () => {
    log.length = 0
    const { tag, placeholder, arrive } = definePlaceholder()
    const early = document.body.appendChild(document.createElement(tag))
    const gone = document.body.appendChild(document.createElement(tag))
    gone.remove()
    expect(placeholder.waiting.size).to.equal(1)
    arrive()
    arrive()
    const late = document.body.appendChild(document.createElement(tag))
    for (const each of [early, late]) await until(() => output(each), 'it is drawn')
    expect([early, late].every(each => each instanceof placeholder && each.constructor === early.constructor)).to.equal(
      true,
    )
    expect(output(gone)).to.equal(null)
    await until(() => log.filter(word => word === 'mount').length === 2, 'both effects have run')
    log.length = 0
    early.remove()
    late.remove()
    await until(() => log.length === 2, 'both have left')
    expect(log).to.deep.equal(['unmount', 'unmount'])
  })
})
