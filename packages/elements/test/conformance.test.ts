import { expect } from 'chai'
import * as features from '../src/sections/index.ts'
import { attributeOf, commonEvents, commonProps } from '../src/runtime/declare.ts'
import type { Declaration, Prop } from '../src/runtime/declare.ts'
import { afterEach, before, describe, it } from './support/mocha.ts'
import { settings } from './support/host-page.ts'
import { collectEvents, countListeners, translateAll } from './support/spies.ts'
import { settle, until } from './support/wait.ts'

// Filled in by the bundle of this run.
const loader = process.env['FLAVOUR'] === 'lite' ? 'baize.lite.js' : 'baize.js'
const only = process.env['ONLY']
const all: Declaration[] = Object.values(features)
const declarations = all.filter(({ tag }) => !only || tag === `baize-${only}`)

before(async () => {
  const holder = document.createElement('template')
  holder.innerHTML = `<script type="module" src="/sdk/v1/${loader}" ${settings}></script>`
  const tag = document.createElement('script')
  for (const { name, value } of (holder.content.firstElementChild as Element).attributes) tag.setAttribute(name, value)
  document.head.append(tag)
  await until(() => 'baize' in globalThis, 'the loader runs')
  // This page answers requests itself, by doing nothing.
  for (const request of ['baize-navigate', 'baize-open', 'baize-game-launch'])
    document.addEventListener(request, event => event.preventDefault())
})
afterEach(async () => {
  document.body.replaceChildren()
  await settle()
})

const drawn = (element: Element) => element.shadowRoot?.querySelector('.root:not([aria-busy])')

async function place(tag: string): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement(tag))
  await until(() => drawn(element), `<${tag}> is drawn`)
  await settle()
  return element
}

const samples: Record<Prop['type'], [text: string, value: unknown]> = {
  string: ['x', 'x'],
  number: ['3', 3],
  boolean: ['', true],
  json: ['[1]', [1]],
}
const sample = ({ type, values }: Prop): [string, unknown] => (values ? [values[0] ?? '', values[0]] : samples[type])

const partsOf = (root: ParentNode) =>
  [...root.querySelectorAll('[part]')].flatMap(node => (node.getAttribute('part') ?? '').split(/\s+/)).filter(Boolean)

for (const declaration of declarations) {
  const { tag, parts = {}, slots = {}, events } = declaration
  const props: [string, Prop][] = Object.entries({ ...commonProps, ...declaration.props })

  describe(`<${tag}>`, () => {
    it('upgrades and draws, with its styles in a shadow root of its own [SDK-01]', async () => {
      const element = await place(tag)
      expect(element.matches(':defined')).to.equal(true)
      expect(element.shadowRoot?.adoptedStyleSheets).to.not.deep.equal([])
    })

    it('turns every attribute into its property and back to its default, and reflects none', async () => {
      const element = await place(tag)
      const get = (name: string): unknown => Reflect.get(element, name)
      for (const [name, prop] of props) {
        expect(name in element, name).to.equal(true)
        expect(name in HTMLElement.prototype, `${name} hides a property of HTMLElement`).to.equal(false)
        const [text, value] = sample(prop)
        element.setAttribute(attributeOf(name), text)
        expect(get(name), name).to.deep.equal(value)
        element.removeAttribute(attributeOf(name))
        expect(get(name), name).to.equal(prop.type === 'boolean' ? false : undefined)
        Reflect.set(element, name, value)
        expect(get(name), name).to.equal(value)
      }
      await settle()
      expect(element.getAttributeNames()).to.deep.equal([])
    })

    it('dispatches only events that it declares', async () => {
      const seen = collectEvents()
      const element = await place(tag)
      for (const button of element.shadowRoot?.querySelectorAll<HTMLElement>('button:not([type=submit])') ?? [])
        button.click()
      await settle()
      const names = seen()
      const declared = Object.keys({ ...commonEvents, ...events })
      expect(names.filter(name => !declared.includes(name))).to.deep.equal([])
      expect(names).to.include('baize-ready')
    })

    it('has no part and no slot that it does not declare', async () => {
      const root = (await place(tag)).shadowRoot as ShadowRoot
      expect(partsOf(root).filter(part => !(part in parts) && part !== 'retry')).to.deep.equal([])
      const named = [...root.querySelectorAll('slot')].map(slot => slot.name)
      expect(named.filter(name => !(name in slots))).to.deep.equal([])
    })

    it('keeps its tree when it is moved', async () => {
      const element = await place(tag)
      const root = drawn(element)
      document.body.appendChild(document.createElement('div')).append(element)
      await settle()
      expect(drawn(element)).to.equal(root)
    })

    it('has no box when it is hidden', async () => {
      const element = await place(tag)
      element.hidden = true
      expect(element.getBoundingClientRect().height).to.equal(0)
    })

    it('brings no <style>, and no sheet that follows the root size of the page', async () => {
      const root = (await place(tag)).shadowRoot as ShadowRoot
      expect(root.querySelector('style, link')).to.equal(null)
      const css = root.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules]).map(rule => rule.cssText)
      expect(css.filter(text => /[\d.]rem\b|@font-face|@property/.test(text))).to.deep.equal([])
    })

    it('survives a translated page', async () => {
      const element = await place(tag)
      const crashes: unknown[] = []
      element.addEventListener('baize-error', event => {
        const { code } = (event as CustomEvent<{ code: string }>).detail
        if (code === 'render-failed') crashes.push(event)
      })
      translateAll(drawn(element) as Element)
      element.setAttribute('locale', 'es')
      await until(() => element.shadowRoot?.querySelector('.root[lang=es]'))
      await settle()
      expect(crashes).to.deep.equal([])
    })

    it('leaves no listener on the page when it comes and goes', async () => {
      await place(tag)
      document.body.replaceChildren()
      await settle()
      const listeners = countListeners()
      for (let turn = 0; turn < 20; turn++) {
        const element = document.body.appendChild(document.createElement(tag))
        await new Promise(resolve => setTimeout(resolve, 5))
        element.remove()
      }
      await settle()
      expect(listeners()).to.be.at.most(0)
    })
  })
}
