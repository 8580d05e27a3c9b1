import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { makeProbe, output, place, seen } from '../support/probe.tsx'
import { frame, settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const attributes = (element: Element) => element.getAttributeNames().sort()

describe('attributes and properties', () => {
  it('takes properties that a host set before the element was defined', async () => {
    const late = Object.assign(document.createElement('baize-late'), {
      label: 'early',
      items: [1, 2],
      open: true,
      rowCount: 3,
    })
    document.body.append(late)
    customElements.define('baize-late', makeProbe('baize-late'))
    await until(() => output(late), 'the late element is drawn')
    expect(seen(late)).to.deep.equal({ label: 'early', items: [1, 2], open: true, rowCount: 3 })
    Object.assign(late, { label: 'later' })
    await until(() => seen(late)['label'] === 'later', 'the property still reaches the view')
  })

  for (const [text, expected] of [
    ['', true],
    ['true', true],
    ['open', true],
    ['0', true],
    ['false', false],
  ] as const) {
    it(`reads open="${text}" as ${expected} and reflects nothing`, async () => {
      const element = await place(`<baize-probe open="${text}"></baize-probe>`)
      expect(seen(element)['open']).to.equal(expected)
      element.open = !expected
      await until(() => seen(element)['open'] === !expected)
      expect(element.getAttribute('open')).to.equal(text)
    })
  }

  it('goes back to the default when an attribute is removed or emptied', async () => {
    const element = await place('<baize-probe open label="a" kind="fancy" row-count="4" items="[1]"></baize-probe>')
    expect(seen(element)).to.deep.equal({ label: 'a', kind: 'fancy', open: true, rowCount: 4, items: [1] })
    element.setAttribute('row-count', '')
    element.setAttribute('items', '')
    for (const name of ['open', 'label', 'kind']) element.removeAttribute(name)
    await until(() => JSON.stringify(seen(element)) === '{"open":false}', 'every attribute is back at its default')
  })

  it('has a false boolean and undefined others where nothing was set', async () => {
    const element = await place()
    expect(element.open).to.equal(false)
    expect(element.label).to.equal(undefined)
    expect('items' in element).to.equal(true)
  })

  for (const [name, text, wanted] of [
    ['items', '{bad', 'json'],
    ['items', '😀', 'json'],
    ['items', '['.repeat(1_000_000), 'json'],
    ['row-count', 'many', 'number'],
    ['kind', 'plainn', 'plain, fancy'],
  ] as const) {
    it(`stays alive with ${name}="${text.slice(0, 8)}" and says so as bad-attribute`, async () => {
      const reported: { code: string; message: string }[] = []
      const listen = (event: Event) => reported.push((event as CustomEvent<{ code: string; message: string }>).detail)
      document.addEventListener('baize-error', listen)
      const element = document.createElement('baize-probe')
      document.body.append(element)
      element.setAttribute(name, text)
      await until(() => output(element))
      document.removeEventListener('baize-error', listen)
      expect(element.matches(':defined')).to.equal(true)
      expect(reported.map(({ code }) => code)).to.deep.equal(['bad-attribute'])
      expect(reported[0]?.message).to.contain(`${name} (${wanted}), not "${text.slice(0, 40)}"`)
      element.setAttribute(name, name === 'kind' ? 'fancy' : '1')
      await until(() => Object.keys(seen(element)).length === 2, 'a good value is taken after a bad one')
    })
  }

  for (const [name, value, expected] of [
    ['label', null, undefined],
    ['locale', null, undefined],
    ['kind', 'fancy', 'fancy'],
    ['rowCount', '4', 4],
    ['rowCount', '', undefined],
    ['open', 1, true],
    ['open', null, false],
    ['open', 'false', false],
    ['items', null, null],
  ] as const) {
    it(`takes the property ${name} = ${JSON.stringify(value)} as frameworks mean it`, async () => {
      const element = await place('<baize-probe label="a" kind="plain" row-count="1"></baize-probe>')
      Reflect.set(element, name, value)
      expect(Reflect.get(element, name)).to.equal(expected)
      if (expected !== undefined) await until(() => seen(element)[name] === expected)
    })
  }

  for (const [how, set] of [
    ['property', (element: Element) => void Reflect.set(element, 'kind', 'plainn')],
    ['attribute', (element: Element) => element.setAttribute('kind', 'plainn')],
  ] as const) {
    it(`says once, on the page, what a wrong ${how} that was set before might have been`, async () => {
      const messages: string[] = []
      const listen = (event: Event) => messages.push((event as CustomEvent<{ message: string }>).detail.message)
      document.addEventListener('baize-error', listen)
      const element = document.createElement('baize-probe')
      set(element)
      document.body.append(element)
      await until(() => output(element))
      document.removeEventListener('baize-error', listen)
      expect(messages).to.have.length(1)
      expect(messages[0]).to.contain('kind (plain, fancy)')
      expect(Reflect.get(element, 'kind')).to.equal(undefined)
    })
  }

  for (const [name, text, value] of [
    ['kind', '"plainn"', 'plainn'],
    ['rowCount', 'NaN', NaN],
    ['rowCount', '{}', {}],
    ['theme', '"purple"', 'purple'],
  ] as const) {
    it(`counts the property ${name} = ${text} as absent, and says so once as bad-attribute`, async () => {
      const messages: unknown[] = []
      const listen = (event: Event) => messages.push((event as CustomEvent<{ message: string }>).detail.message)
      document.addEventListener('baize-error', listen)
      const element = await place()
      Reflect.set(element, name, value)
      Reflect.set(element, 'label', 'drawn anew')
      await until(() => seen(element)['label'] === 'drawn anew')
      document.removeEventListener('baize-error', listen)
      expect(Reflect.get(element, name)).to.equal(undefined)
      expect(messages).to.have.length(1)
      expect(messages[0]).to.contain(name)
    })
  }

  it('keeps a function that is named like a global as it is, and binds no global by name', async () => {
    const element = await place('<baize-probe items="null"></baize-probe>')
    const stop = function stop() {}
    element.items = stop
    await frame()
    expect(element.items).to.equal(stop)
    element.setAttribute('items', 'alert')
    await frame()
    expect(element.items).to.equal(undefined)
  })

  it('reflects no property to an attribute, whatever is set', async () => {
    const element = await place()
    Object.assign(element, {
      label: 'secret',
      open: true,
      rowCount: 9,
      items: { token: 'x' },
      locale: 'en',
      theme: 'light',
    })
    await until(() => seen(element)['rowCount'] === 9)
    await settle()
    expect(attributes(element)).to.deep.equal([])
  })

  it('shows a state to the CSS of a host without an attribute', async () => {
    const element = await place('<baize-probe open></baize-probe>')
    await until(() => element.matches(':state(open)'))
    element.removeAttribute('open')
    await until(() => !element.matches(':state(open)'))
  })
})
