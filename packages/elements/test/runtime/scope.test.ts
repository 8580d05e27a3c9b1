import { expect } from 'chai'
import { attributeOf } from '../../src/runtime/declare.ts'
import { scopeElement, settingNames } from '../../src/scope-element/ScopeElement.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { output, place, text } from '../support/probe.tsx'
import { settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const scope = (id: string, into: Element | ShadowRoot = document.body) => {
  const element = document.createElement('baize-scope')
  element.id = id
  into.append(element)
  return element
}
const seenScope = (element: Element) => text(element, 'b')

describe('the scope around an element', () => {
  it('is waited for where its element is not defined yet, and then asked once', async () => {
    const element = document.createElement('baize-probe')
    scope('late').append(element)
    await settle()
    expect(output(element)).to.equal(null)
    customElements.define('baize-scope', scopeElement())
    await until(() => output(element), 'the element is drawn when the scope is there')
    expect(seenScope(element)).to.equal('late')
  })

  it("is the page's own where there is no other", async () => {
    expect(seenScope(await place())).to.equal('page')
  })

  it('is found through shadow roots, open and closed; the nearest one answers', async () => {
    const outer = scope('outer')
    const inner = outer.appendChild(document.createElement('div'))
    const closed = inner.attachShadow({ mode: 'closed' })
    expect(seenScope(await place('<baize-probe></baize-probe>', closed))).to.equal('outer')
    expect(seenScope(await place('<baize-probe></baize-probe>', scope('inner', closed)))).to.equal('inner')
  })

  it('changes with the place of the element, and the view lives on', async () => {
    const element = await place()
    scope('other').append(element)
    await until(() => seenScope(element) === 'other')
  })

  it('reads its attributes as settings, and has no box of its own', () => {
    const element = scope('a')
    const given = {
      api: 'https://a.test',
      merchant: 'm',
      siteKey: 'pk',
      locale: 'es',
      theme: 'light',
      appearance: 'plain',
      isolation: 'frame',
    }
    for (const [name, value] of Object.entries(given)) element.setAttribute(attributeOf(name), value)
    expect(Object.fromEntries(settingNames.map(name => [name, Reflect.get(element, name)]))).to.deep.equal(given)
    element.removeAttribute('isolation')
    expect(Reflect.get(element, 'isolation')).to.equal(undefined)
    expect(getComputedStyle(element).display).to.equal('contents')
  })
})
