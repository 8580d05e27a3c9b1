import { expect } from 'chai'
import { afterEach, beforeEach, describe, it } from '../support/mocha.ts'
import { field, log, output, page, place, press, seen, text } from '../support/probe.tsx'
import { translateAll } from '../support/spies.ts'
import { next, settle, until } from '../support/wait.ts'

const trouble: unknown[] = []
const note = (event: Event) => void trouble.push(event)
beforeEach(() => {
  trouble.length = log.length = 0
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, note)
})
afterEach(async () => {
  for (const name of ['error', 'unhandledrejection']) removeEventListener(name, note)
  Object.assign(page, { settings: { locale: 'en', dir: 'ltr', theme: 'dark' }, place: 'inline', part: null })
  document.documentElement.style.colorScheme = ''
  document.body.replaceChildren()
  await settle()
})

const root = (element: Element) => element.shadowRoot?.querySelector('.root') as HTMLElement

describe('a crash of a view', () => {
  it('stays inside its element, is reported as render-failed, and can be retried', async () => {
    const broken = await place()
    const sibling = await place('<baize-probe label="sibling"></baize-probe>')
    const reported = next(document, 'baize-error')
    press(broken, '[part=crash]')
    expect((await reported).detail).to.include({ code: 'render-failed', element: 'baize-probe' })
    await until(() => broken.shadowRoot?.querySelector('[part=retry]'), 'the retry button is there')
    expect(seen(sibling)['label']).to.equal('sibling')
    press(broken, '[part=retry]')
    await until(() => output(broken), 'the view is back')
    await settle()
    expect(trouble).to.deep.equal([])
  })
})

describe('an element that belongs into a frame', () => {
  it('says that its code did not come, draws nothing in the page, and can be retried', async () => {
    page.place = 'frame'
    let asked = 0
    page.framed = () => {
      asked++
      return asked < 2 ? Promise.reject(new Error('away')) : Promise.resolve({ FramedView: () => null })
    }
    const reported = next(document, 'baize-error')
    const element = document.body.appendChild(document.createElement('baize-probe'))
    expect((await reported).detail).to.include({ code: 'chunk-load-failed', element: 'baize-probe' })
    await until(() => element.shadowRoot?.querySelector('[part=retry]'), 'the retry button is there')
    expect(output(element)).to.equal(null)
    press(element, '[part=retry]')
    await until(() => !element.shadowRoot?.querySelector('[part=retry]'), 'the message is gone')
    expect([asked, output(element)]).to.deep.equal([2, null])
  })
})

describe('parts of a view that come later', () => {
  const retryOf = (element: Element) => element.shadowRoot?.querySelector('[part=retry]')
  const countEvents = () => {
    const codes: unknown[] = []
    const count = (event: Event) => void codes.push((event as CustomEvent<{ code: string }>).detail.code)
    document.addEventListener('baize-error', count)
    return { codes, end: () => document.removeEventListener('baize-error', count) }
  }

  it('are missed in one sentence and one event beside a view that stays, and are drawn once they come', async () => {
    let isThere = false
    page.part = () => (isThere ? Promise.resolve('part') : Promise.reject(new Error('away')))
    const { codes, end } = countEvents()
    const element = await place()
    field(element).value = 'typed'
    await until(() => retryOf(element), 'the retry button is there')
    await settle()
    expect(element.shadowRoot?.querySelectorAll('[part=retry]').length).to.equal(1)
    expect(codes).to.deep.equal(['chunk-load-failed'])
    press(element, '[part=retry]')
    await until(() => codes.length === 2 && retryOf(element), 'it says so again')
    isThere = true
    press(element, '[part=retry]')
    await until(() => text(element, 'u') === 'part part', 'both parts are drawn')
    await settle()
    expect(retryOf(element)).to.equal(null)
    expect([field(element).value, codes.length]).to.deep.equal(['typed', 2])
    end()
    expect(trouble).to.deep.equal([])
  })

  it('are missed no longer once nothing needs them', async () => {
    page.part = () => Promise.reject(new Error('away'))
    const element = await place()
    await until(() => retryOf(element), 'the retry button is there')
    page.part = null
    element.setAttribute('label', 'without')
    await until(() => !retryOf(element), 'the sentence is gone')
    expect(seen(element)['label']).to.equal('without')
  })
})

describe('a translated page', () => {
  it('survives text nodes that were replaced by <font>', async () => {
    const element = await place()
    press(element, '.count')
    await until(() => text(element, 'i') === '1')
    translateAll(root(element))
    press(element, '.count')
    element.setAttribute('label', 'after')
    await settle()
    expect(element.shadowRoot?.querySelector('[part=retry]')).to.equal(null)
    expect(trouble).to.deep.equal([])
  })
})

describe('settings around a view', () => {
  it('draws nothing before the page is configured, and tells after ten seconds', async () => {
    page.settings = null
    const { setTimeout } = globalThis
    const timers: [unknown, number | undefined][] = []
    globalThis.setTimeout = ((run: () => void, delay?: number) =>
      delay === 10_000 ? timers.push([run, delay]) : setTimeout(run, delay)) as typeof setTimeout
    const element = document.body.appendChild(document.createElement('baize-probe'))
    await until(() => timers.length === 1, 'the element waits')
    globalThis.setTimeout = setTimeout
    expect(log).to.deep.equal([])
    expect(root(element).getAttribute('aria-busy')).to.equal('true')
    const reported = next(document, 'baize-error')
    ;(timers[0]?.[0] as () => void)()
    expect((await reported).detail['code']).to.equal('config-missing')
  })

  it('sets language and direction on its wrapper, never on the page', async () => {
    const element = await place('<baize-probe locale="ar"></baize-probe>')
    const other = await place()
    expect([root(element).lang, root(element).dir]).to.deep.equal(['ar', 'rtl'])
    expect([root(other).lang, root(other).dir]).to.deep.equal(['en', 'ltr'])
    expect(root(element).matches(':dir(rtl)')).to.equal(true)
    expect(document.documentElement.dir).to.equal('')
  })

  it('is as it is told; auto follows the colour scheme of a page that paints nothing, not the visitor alone', async () => {
    const drawn = async (theme: string, scheme = '') => {
      document.documentElement.style.colorScheme = scheme
      return root(await place(`<baize-probe ${theme}></baize-probe>`)).dataset['theme']
    }
    expect(await drawn('')).to.equal('dark')
    expect(await drawn('theme="light"')).to.equal('light')
    expect(await drawn('theme="auto"')).to.equal('light')
    expect(await drawn('theme="auto"', 'dark')).to.equal('dark')
    expect(await drawn('theme="auto"', 'light')).to.equal('light')
  })
})
