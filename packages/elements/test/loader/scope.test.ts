import { configure, pageRegistry, type Config, type PageRegistry, type Scope } from '@baize/client'
import { expect } from 'chai'
import { scopeOf } from '../../src/scope-element/scope-of.ts'
import { scopeElement } from '../../src/scope-element/ScopeElement.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { apiRequests, find, openHost, script, settings, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { openSite } from '../support/own-site.ts'
import { settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const own = 'merchant="demo" site-key="pk_demo"'
const around = (attributes: string, inside = '<baize-login></baize-login>') =>
  `<baize-scope ${own} ${attributes}>${inside}</baize-scope>`
const inside = (page: HostWindow, selector: string, tag = 'baize-login') =>
  find(page, tag)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const isFramed = (page: HostWindow, tag?: string) => inside(page, 'iframe', tag) !== null
const registryOf = (page: Window) => Reflect.get(page, Symbol.for('baize.v1')) as PageRegistry
const scopeAt = (page: HostWindow, selector = 'baize-scope') =>
  until(() => registryOf(page).scopes.get(find(page, selector) as Element), 'there is a scope')

describe('isolation', () => {
  const bare = '<baize-login></baize-login>'
  const places: Readonly<Record<string, { head?: string; body: string }>> = {
    'a scope': { body: around('isolation="frame"') },
    'the script': { head: script(`${settings} data-isolation="frame"`), body: bare },
    'the script, for elements in a scope': { head: script(`${settings} data-isolation="frame"`), body: around('') },
    baizeConfig: { head: `<script>baizeConfig = { isolation: 'frame' }</script>${script()}`, body: bare },
  }
  for (const [name, given] of Object.entries(places))
    it(`of ${name} draws elements in frames`, async () => {
      const page = await openHost(given)
      await until(() => isFramed(page), 'the element is in a frame')
      expect(inside(page, 'form')).to.equal(null)
    })

  it('follows what the page says later, and what a scope no longer says', async () => {
    const page = await openHost({ body: bare })
    await until(() => inside(page, 'form'), 'the element is in the page')
    page.baize?.configure({ isolation: 'frame' })
    await until(() => isFramed(page), 'the element is in a frame')
    const other = await openHost({ body: around('isolation="frame"') })
    await until(() => isFramed(other))
    find(other, 'baize-scope')?.removeAttribute('isolation')
    await until(() => inside(other, 'form'), 'the element is in the page again')
  })

  it('does nothing in the document of a frame, where an element is where it is to be', async () => {
    const mark = `<script type="module">globalThis[Symbol.for('baize.v1')].framed = true</script>`
    const page = await openHost({ head: script(`${settings} data-isolation="frame"`) + mark, body: around('') })
    await until(() => inside(page, 'form'), 'the element is drawn')
    expect(isFramed(page)).to.equal(false)
  })
})

describe('a setting that a scope no longer has', () => {
  it('is the page’s again, by whichever way it ended', async () => {
    const page = await openHost({
      head: script(`${settings} data-theme="dark"`),
      body: around('theme="light" locale="es" appearance="plain"'),
    })
    const scope = find(page, 'baize-scope') as HTMLElement
    await until(() => inside(page, '.root[data-appearance=plain]'), 'it is drawn as its scope says')
    const looks = () => {
      const { theme, appearance } = inside(page, '.root')?.dataset ?? {}
      return [theme, appearance, inside(page, '.root')?.lang].join()
    }
    expect(looks()).to.equal('light,plain,es')
    scope.removeAttribute('theme')
    await until(() => looks() === 'dark,plain,es', 'the theme of the page')
    Reflect.set(scope, 'appearance', null)
    await until(() => looks() === 'dark,,es', 'the appearance of the page')
    Reflect.set(scope, 'locale', undefined)
    await until(() => looks() === 'dark,,en', 'the language of the page')
    expect((await scopeAt(page)).$config.get()).to.include({ merchant: 'demo', siteKey: 'pk_demo' })
  })
})

describe('a scope that leaves the page', () => {
  /** Writes down the channels that are open. */
  const counting = `<script>
    const open = (globalThis.channels = new Set())
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) { super(name); open.add(this) }
      close() { open.delete(this); super.close() }
    }
  </script>`
  const channels = (page: HostWindow) => (Reflect.get(page, 'channels') as Set<unknown>).size
  const bar = '<baize-account-bar></baize-account-bar>'
  const openBar = () =>
    openHost({ head: counting + script(''), body: `${around('locale="en"', bar)}<section></section>` })

  it('is closed by the next task, and made anew when it comes back', async () => {
    const page = await openBar()
    const [scope, element] = [await scopeAt(page), find(page, 'baize-scope') as HTMLElement]
    await until(() => channels(page) === 1, 'it talks to other tabs')
    find(page, 'section')?.append(element)
    await settle()
    expect([registryOf(page).scopes.get(element), channels(page)]).to.deep.equal([scope, 1])
    element.remove()
    await until(() => channels(page) === 0, 'its channel is closed')
    element.setAttribute('locale', 'es')
    page.document.body.append(element)
    await until(() => inside(page, '.root[lang=es]', 'baize-account-bar'), 'it is drawn again')
    await until(() => channels(page) === 1, 'it talks to other tabs again')
    expect(registryOf(page).scopes.get(element)).not.to.equal(scope)
  })

  it('takes what was set while it was away', async () => {
    const page = await openBar()
    await untilDrawn(page, 'baize-account-bar')
    const element = find(page, 'baize-scope') as HTMLElement
    element.remove()
    element.setAttribute('locale', 'es')
    page.document.body.append(element)
    await until(() => inside(page, '.root[lang=es]', 'baize-account-bar'), 'it is drawn in that language')
  })

  it('keeps its session where it moves, and leaves it to the next scope of its operator', async () => {
    const body = `${counting}${around('locale="en"', bar)}<section></section>`
    const page = await openSite(body, undefined, { ownSite: false })
    const { seal } = page.baizeConfig as Config
    const isIn = (one: Scope) => one.session.$session.get().isLogin
    const [scope, element] = [await scopeAt(page), find(page, 'baize-scope') as HTMLElement]
    scope.configure({ seal })
    await scope.session.login({ username: 'demo', password: 'Demo1234' })
    find(page, 'section')?.append(element)
    await settle()
    expect([await scopeAt(page), isIn(scope)]).to.deep.equal([scope, true])

    element.remove()
    await settle()
    page.document.body.insertAdjacentHTML('beforeend', around('locale="en"', bar))
    const next = await scopeAt(page)
    expect(next).not.to.equal(scope)
    await until(() => isIn(next), 'the next one has the session')
    await until(() => channels(page) === 1, 'the one before is closed')

    find(page, 'baize-scope')?.remove()
    await settle()
    expect([isIn(next), channels(page)]).to.deep.equal([true, 1])
    expect(apiRequests(page)).not.to.include('/wps/session/logout')
  })
})

describe('the address of a scope without one', () => {
  it('is the page’s, else the SDK’s', async () => {
    const page = await openHost({ head: script('data-api="https://elsewhere.test"'), body: around('locale="en"') })
    expect((await scopeAt(page)).$config.get()?.api).to.equal('https://elsewhere.test')
    const other = await openHost({ head: script(''), body: around('locale="en"') })
    expect((await scopeAt(other)).$config.get()?.api).to.equal(location.origin)
  })

  it('is the page’s from npm, too, when it comes', async () => {
    if (!customElements.get('baize-scope')) customElements.define('baize-scope', scopeElement())
    const scope = scopeOf(document.body.appendChild(document.createElement('baize-scope')))
    expect(scope.$config.get()).to.equal(null)
    configure({ api: 'https://late.test' })
    await until(() => scope.$config.get()?.api === 'https://late.test', 'the scope has it').finally(() =>
      pageRegistry().scope?.close(),
    )
  })
})
