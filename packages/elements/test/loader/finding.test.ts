import { expect } from 'chai'
import { declarations } from '../../src/declarations.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { drawn, find, openHost, requests, script, sdkRequests, untilDrawn } from '../support/host-page.ts'
import { next, settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

describe('finding elements', () => {
  it('brings nothing but itself to a page without elements', async () => {
    const page = await openHost({ body: '<p>Nothing of ours</p>' })
    await page.baize?.ready
    await settle()
    expect(sdkRequests(page).length).to.equal(1)
  })

  it('brings the first widget in five requests', async () => {
    const notes = "<script>addEventListener('baize-ready', () => performance.mark('drawn'))</script>"
    const page = await openHost({ head: notes + script(), body: '<baize-login></baize-login>' })
    const drawnAt = await until(() => page.performance.getEntriesByName('drawn')[0]?.startTime)
    const reply = await page.fetch('/sdk/v1/chunks.json')
    const flavours = Object.values((await reply.json()) as Record<string, { elements: Record<string, string[]> }>)
    const own = flavours.flatMap(({ elements }) => elements['baize-login'] ?? []).map(file => `/sdk/v1/${file}`)
    // What comes once it is drawn, such as a way to be remembered, is not what it was waited for.
    const isLater = (path: string) => /\/s?\d+\.js$/.test(path) && !own.includes(path)
    const waitedFor = page.performance
      .getEntriesByType('resource')
      .filter(entry => (entry as PerformanceResourceTiming).responseEnd <= drawnAt)
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/sdk/') && !isLater(path))
    expect(waitedFor.length, waitedFor.join(' ')).to.equal(5)
  })

  it('is ready when the code of the elements at hand is there', async () => {
    const page = await openHost({ body: '<baize-login></baize-login>' })
    await page.baize?.ready
    expect(page.baize?.diagnostics().elements).to.deep.equal({ 'baize-login': 'loaded' })
  })

  it('finds what is added later, in any depth and through open shadow roots', async () => {
    const page = await openHost({})
    await page.baize?.ready
    const section = page.document.createElement('section')
    const outer = page.document.createElement('div')
    outer.attachShadow({ mode: 'open' }).append(page.document.createElement('baize-login'))
    section.append(outer)
    page.document.body.append(section)
    await until(
      () => drawn(outer.shadowRoot?.querySelector('baize-login') ?? null),
      'the element in the open root is drawn',
    )
    const later = page.document.createElement('baize-login')
    outer.shadowRoot?.append(later)
    await until(() => drawn(later), 'what is added to that root later is found too')
  })

  it('finds what is in a closed root, and says when its code is there', async () => {
    const page = await openHost({})
    await page.baize?.ready
    const root = page.document.body.appendChild(page.document.createElement('div')).attachShadow({ mode: 'closed' })
    const login = root.appendChild(page.document.createElement('baize-login'))
    await page.baize?.load(root)
    expect(page.baize?.diagnostics().elements).to.deep.equal({ 'baize-login': 'loaded' })
    await until(() => drawn(login))
  })

  it('has the properties of every element at once, before any code is asked for', async () => {
    const page = await openHost({})
    await page.baize?.ready
    const missing = declarations.flatMap(({ tag, props }) => {
      const element = page.document.createElement(tag)
      return [...Object.keys(props), 'locale', 'theme'].filter(name => !(name in element)).map(name => `${tag} ${name}`)
    })
    expect(missing).to.deep.equal([])
    expect(sdkRequests(page).length).to.equal(1)
  })

  it('asks for a chunk once, however many elements there are', async () => {
    const page = await openHost({ body: '<baize-login></baize-login>'.repeat(10) })
    await untilDrawn(page, 'baize-login:last-of-type')
    const chunks = requests(page).filter(path => path.includes('/c/'))
    expect(new Set(chunks).size).to.equal(chunks.length)
  })

  it('adds a sheet of the host to one element, which may still be on its way', async () => {
    const page = await openHost({ body: '<baize-login></baize-login>' })
    const login = find(page, 'baize-login') as HTMLElement
    await page.baize?.injectStyles(login, '.root { outline: 3px solid rgb(1, 2, 3) }')
    const root = await until(() => login.shadowRoot?.querySelector('.root'))
    expect(page.getComputedStyle(root).outlineColor).to.equal('rgb(1, 2, 3)')
  })

  it('loads everything from where it lies itself', async () => {
    const page = await openHost({ body: '<baize-login></baize-login>' })
    await untilDrawn(page, 'baize-login')
    const foreign = requests(page).filter(path => /\.(js|json)$/.test(path) && !path.startsWith('/sdk/v1/'))
    expect(foreign).to.deep.equal([])
  })

  it('waits for a scope that is on the page, and says baize-ready inside it', async () => {
    const page = await openHost({ head: '' })
    const ready = next(page.document, 'baize-ready')
    const scope = page.document.createElement('baize-scope')
    scope.setAttribute('api', location.origin)
    scope.append(page.document.createElement('baize-login'))
    page.document.body.append(scope)
    const tag = page.document.createElement('script')
    tag.type = 'module'
    tag.src = `/sdk/v1/${(await openHost({})).baize?.diagnostics().address.split('/').at(-1)}`
    page.document.head.append(tag)
    expect((await ready).detail['element']).to.equal('baize-login')
  })
})
