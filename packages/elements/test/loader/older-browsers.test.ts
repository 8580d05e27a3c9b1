import { makeOlder, newer } from '@baize/testing/older-browser'
import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { drawn, find, openHost, script, settings, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { openSite } from '../support/own-site.ts'
import { fill, one, press, see } from '../support/person.ts'
import { next, settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

type ReportingWindow = HostWindow & {
  reported: { code: string; element: string; message: string }[]
  trouble: string[]
}

/** What every element is drawn with: Safari before 16.4 and Firefox before 101 lack it. */
const sheets = ['Document.prototype.adoptedStyleSheets', 'ShadowRoot.prototype.adoptedStyleSheets']

/**
 * Takes that away before any script of ours, and keeps what the page hears and what nobody caught.
 */
const without = (paths: readonly string[], more = '') => `<script>
  reported = []; trouble = []
  document.addEventListener('baize-error', ({ detail }) => reported.push(detail))
  addEventListener('error', ({ message }) => trouble.push(message))
  addEventListener('unhandledrejection', ({ reason }) => trouble.push(String(reason)))
  void (${String(makeOlder)})(${JSON.stringify(paths)})
  ${more}
</script>`

describe('a browser of 2023', () => {
  it('shows games, lets somebody in and opens menus', async () => {
    const body =
      '<baize-game-lane category="RNG"></baize-game-lane><baize-login></baize-login><baize-account-menu></baize-account-menu>'
    const page = (await openSite(body, undefined, {}, without(newer))) as ReportingWindow
    expect('canParse' in (page as unknown as { URL: object }).URL, 'it is an old one').to.equal(false)
    await see(find(page, 'baize-game-lane') as HTMLElement, '.tile')
    const login = await untilDrawn(page, 'baize-login')
    await fill(login, { username: 'demo', password: 'Demo1234' })
    const begun = next(page.document, 'baize-login')
    await press(login, 'Log in')
    await begun

    const menu = find(page, 'baize-account-menu') as HTMLElement
    const list = await see(menu, '[role=menu]')
    const opener = await see(menu, '[aria-haspopup=menu]')
    const isShown = () => list.getClientRects().length > 0
    expect(isShown(), 'before it is opened').to.equal(false)
    opener.click()
    await until(isShown, 'it is open')
    expect(opener.getAttribute('aria-expanded')).to.equal('true')
    page.document.body.dispatchEvent(new page.PointerEvent('pointerdown', { bubbles: true }))
    await until(() => !isShown(), 'a press outside closes it')
    await until(() => opener.getAttribute('aria-expanded') === 'false', 'its button says so')
    await settle()
    expect(page.trouble).to.deep.equal([])
    expect(page.reported.map(({ code }) => code).filter(code => code !== 'unsupported-browser')).to.deep.equal([])
  })
})

describe('a browser of 2022', () => {
  it('opens a dialog, and draws a form in the tree of the page', async () => {
    const body = '<baize-account-bar></baize-account-bar><baize-login light-form></baize-login>'
    const page = (await openSite(body, undefined, {}, without(newer))) as ReportingWindow
    expect(() => page.document.body.matches(':modal'), 'it is an old one').to.throw()
    const login = find(page, 'baize-login') as HTMLElement
    await see(login, '[slot=form] input[name=username]')
    const sheets = page.document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
    expect(sheets.join(' ')).to.match(/@layer baize \{\s*baize-login [^{]+\{/)

    await press(await untilDrawn(page, 'baize-account-bar'), 'Log in')
    const dialog = await see(page.document, 'dialog[open]')
    await see(dialog, 'input[name=username]')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(() => !one(page.document, 'dialog'), 'the dialog is gone')
    await settle()
    expect(page.trouble).to.deep.equal([])
  })
})

describe('a browser that cannot draw our elements', () => {
  const old = without(
    [...newer, ...sheets],
    "CSSStyleSheet = function () { throw new TypeError('Illegal constructor') }",
  )

  it('says so in every one, in the words of the page, with one event each, and fetches none of their code', async () => {
    const body =
      '<baize-login></baize-login><baize-game-lane category="RNG"></baize-game-lane><baize-game-lane category="LIVE"></baize-game-lane><baize-scope><baize-account-bar></baize-account-bar></baize-scope>'
    const page = (await openHost({ head: old + script(settings), body })) as ReportingWindow
    const elements = [...page.document.querySelectorAll('baize-login, baize-game-lane, baize-account-bar')]
    await until(() => elements.every(each => each.shadowRoot?.textContent), 'every element says something')
    await settle()
    for (const element of elements) {
      expect(element.shadowRoot?.textContent).to.equal('This browser cannot show this part.')
      expect(one(element, 'button')).to.equal(null)
      expect(drawn(element)).to.equal(false)
    }
    expect(page.reported.map(({ code }) => code)).to.deep.equal(elements.map(() => 'unsupported-browser'))
    expect(page.trouble).to.deep.equal([])
  })
})
