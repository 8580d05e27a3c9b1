import { helpCenter } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const open = async (attributes = '', fetch?: typeof globalThis.fetch): Promise<[HostWindow, HTMLElement]> => {
  const page = await openSite(`<baize-help-centre ${attributes}></baize-help-centre>`, fetch)
  const element = await untilDrawn(page, 'baize-help-centre')
  return [page, element]
}
const title = (element: Element) => one(element, '#help-article')?.textContent
const search = (element: Element, typed: string) => {
  const field = one(element, 'input[name=search]') as HTMLInputElement
  field.value = typed
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}
const entries = (element: Element) => all(element, '.help-entry').map(({ textContent }) => textContent)

describe('the help centre', () => {
  it('shows the chapters and the first article, and each article at a press, with what to read beside it [CS-12] [CS-13]', async () => {
    const [page, element] = await open()
    await see(element, '.help-entry')
    expect(all(element, '.help-chapter').map(({ textContent }) => textContent)).to.deep.equal([
      'About us',
      'Games and rules',
      'Money',
      'Account',
      'Terms and safety',
    ])
    expect(title(element)).to.equal('About this site')
    const opened = next(page.document, 'baize-article')
    await press(element, 'Terms')
    expect((await opened).detail).to.deep.equal({ article: 'term', title: 'Terms' })
    await until(
      () => one(element, '[part=content] ol li')?.textContent?.startsWith('You are 18'),
      'its words are there',
    )
    expect(one(element, '[aria-current=page]')?.textContent).to.equal('Terms')
    await press(element, 'Privacy')
    await until(() => title(element) === 'Privacy', 'the next one')
  })

  it('opens the article that is asked for by name or anchor, and goes to its neighbours [CS-13]', async () => {
    const [, element] = await open('article="term"')
    await until(() => title(element) === 'Terms', 'the terms')
    element.setAttribute('article', 'privacy')
    await until(() => title(element) === 'Privacy', 'another one')
    await press(element, 'Previous: Terms')
    await until(() => title(element) === 'Terms', 'the one before')
  })

  it('finds articles by their titles and words, and marks what it has found [CS-13]', async () => {
    const [, element] = await open()
    await see(element, '.help-entry')
    search(element, 'hash')
    await until(() => one(element, 'mark')?.textContent === 'hash', 'it is marked')
    expect(entries(element)).to.include('Fair play')
    search(element, 'xyzzy')
    await until(() => entries(element).length === 0, 'nothing is found')
    expect(one(element, '[part=menu]')?.textContent).to.contain('No article speaks of it.')
    search(element, '')
    await until(() => entries(element).length > 20, 'all are there again')
  })

  it('cleans the words of an article once more, and runs nothing [ANN-15]', async () => {
    const content = '<p>Safe <b>words</b><img src=x onerror="parent.ran = true"><script>parent.ran = true</script></p>'
    const hostile = { id: 'x', anchor: 'x', title: '<b>Title</b>', content, see: [] }
    const { fetch } = differing({
      [helpCenter.path]: () => ({ categories: [{ id: 'about', title: 'About', articles: [hostile] }] }),
    })
    const [, element] = await open('', fetch)
    await until(() => one(element, '[part=content]')?.textContent === 'Safe words', 'its words are there')
    expect(title(element)).to.equal('<b>Title</b>')
    expect(one(element, '[part=content] img')).to.equal(null)
    expect((globalThis as { ran?: boolean }).ran).to.equal(undefined)
  })

  it('says so where there is nothing, and where it did not come [CS-13]', async () => {
    const [, empty] = await open('', differing({ [helpCenter.path]: () => ({ categories: [] }) }).fetch)
    expect((await see(empty, '[part=empty]')).textContent).to.contain('No articles yet')
  })
})
