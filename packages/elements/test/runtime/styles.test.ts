import { expect } from 'chai'
import { injectStyles } from '../../src/runtime/style-sheets.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { place } from '../support/probe.tsx'

afterEach(() => {
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
})

describe('styles', () => {
  it('shares one sheet between all elements of a document and adds no <style>', async () => {
    const [one, two] = [await place(), await place()]
    expect(one.shadowRoot?.adoptedStyleSheets[0]).to.equal(two.shadowRoot?.adoptedStyleSheets[0])
    expect(one.shadowRoot?.querySelector('style,link,[style]')).to.equal(null)
  })

  it('has no box when it is hidden', async () => {
    const element = await place('<baize-probe hidden></baize-probe>')
    expect(element.getBoundingClientRect().height).to.equal(0)
  })

  it('takes a sheet of the host for one element, and keeps it in another document', async () => {
    const [one, two] = [await place(), await place()]
    await injectStyles(one, 'input { color: rgb(1, 2, 3) }')
    await injectStyles(one, 'input { color: rgb(1, 2, 3) }')
    const colour = (element: Element) => getComputedStyle(element.shadowRoot?.querySelector('input') as Element).color
    expect(colour(one)).to.equal('rgb(1, 2, 3)')
    expect(colour(two)).not.to.equal('rgb(1, 2, 3)')
    expect(one.shadowRoot?.adoptedStyleSheets.length).to.equal(2)
    document.body.appendChild(document.createElement('iframe')).contentDocument?.body.append(one)
    expect(one.shadowRoot?.adoptedStyleSheets.length).to.equal(2)
  })

  it('says what is wrong when there is nothing to take a sheet', async () => {
    const refused = await injectStyles(document.createElement('div'), '').catch((error: unknown) => error)
    expect(refused).to.be.instanceOf(TypeError)
  })
})
