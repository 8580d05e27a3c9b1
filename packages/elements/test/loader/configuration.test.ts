import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { apiRequests, drawn, find, openHost, script, untilDrawn } from '../support/host-page.ts'
import type { HostWindow } from '../support/host-page.ts'
import { next, settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const body = '<baize-login></baize-login>'
const given = { merchant: 'demo', siteKey: 'pk_demo', locale: 'en' }
const inline = (code: string) => `<script>${code}</script>`

/** Every way to configure a page: what is in its head, and what its script does later. */
const orders: Record<string, { head: string; body?: string; then?: (page: HostWindow) => void }> = {
  'attributes of the script': { head: script() },
  'baizeConfig before the script': { head: inline(`baizeConfig = ${JSON.stringify(given)}`) + script('') },
  'configure() on load': {
    head: script('') + `<script type="module">baize.configure(${JSON.stringify(given)})</script>`,
  },
  'configure() later': { head: script(''), then: page => page.baize?.configure(given) },
  'attributes of <baize-scope>': {
    head: script(''),
    body: `<baize-scope merchant="demo" site-key="pk_demo" locale="en">${body}</baize-scope>`,
  },
}

describe('configuration', () => {
  for (const [name, order] of Object.entries(orders)) {
    it(`may come by ${name}`, async () => {
      const page = await openHost({ head: order.head, body: order.body ?? body })
      if (order.then) {
        await page.customElements.whenDefined('baize-login')
        await settle()
        expect(drawn(find(page, 'baize-login'))).to.equal(false)
        expect(apiRequests(page)).to.deep.equal([])
        order.then(page)
      }
      const login = await untilDrawn(page, 'baize-login')
      expect(login.shadowRoot?.querySelector('.root')?.getAttribute('lang')).to.equal('en')
    })
  }

  it('refuses a second API origin for the same page, and says so', async () => {
    const page = await openHost({ body })
    await untilDrawn(page, 'baize-login')
    const reported = next(page.document, 'baize-error')
    page.baize?.configure({ api: 'https://elsewhere.test' })
    expect((await reported).detail['code']).to.equal('config-conflict')
    expect(page.baize?.diagnostics().configured.api).to.equal(location.origin)
  })

  it('is read from our own tag even where <img> elements take the names of the document away', async () => {
    const page = await openHost({
      head: '',
      body: `<img name="currentScript"><img name="scripts"><img name="querySelectorAll">${script()}${body}`,
    })
    await untilDrawn(page, 'baize-login')
    expect(page.baize?.diagnostics()).to.deep.include({
      configured: { script: true, page: false, api: location.origin },
    })
  })

  it('changes the theme of live elements, each of which may have its own', async () => {
    const page = await openHost({
      body: '<baize-login></baize-login><baize-login id="own" theme="dark"></baize-login>',
    })
    const login = await untilDrawn(page, 'baize-login')
    const own = await untilDrawn(page, '#own')
    const theme = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('.root')?.dataset['theme']
    page.baize?.configure({ theme: 'light' })
    await until(() => theme(login) === 'light', 'it is light')
    expect(theme(own)).to.equal('dark')
  })

  it('shows diagnostics that name versions and settings but no key', async () => {
    const page = await openHost({ body })
    await untilDrawn(page, 'baize-login')
    const report = page.baize?.diagnostics()
    expect(report).to.include({ version: page.baize?.version, firstVersion: page.baize?.version })
    expect(report?.elements).to.deep.equal({ 'baize-login': 'loaded' })
    expect(JSON.stringify(report)).not.to.match(/pk_demo|token/)
  })
})
