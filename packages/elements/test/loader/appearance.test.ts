import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { find, openHost, script, sdkRequests, settings, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { all, one, press, see } from '../support/person.ts'
import { settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const ink = { felt: 'rgb(16, 33, 26)', paper: 'rgb(30, 27, 24)', plain: 'rgb(10, 20, 60)' }
/** White, with a face and a colour of its own. */
const looks = '<style>body{background:#fff;color:#0a143c;font-family:"Courier New"}</style>'

const rootOf = (page: HostWindow, selector: string) =>
  find(page, selector)?.shadowRoot?.querySelector<HTMLElement>('.root') as HTMLElement
const drawnIn = (page: HostWindow, selector: string) => {
  const { color, fontFamily } = page.getComputedStyle(rootOf(page, selector))
  return [color, fontFamily.split(',')[0]]
}
const corner = (page: HostWindow, selector: string) =>
  page.getComputedStyle(rootOf(page, selector).querySelector('button[type=submit]') as HTMLElement).borderRadius

describe('an appearance', () => {
  it('is chosen by one word, on the script, a scope, an element, or later, and felt loads nothing for it', async () => {
    const page = await openHost({
      head: looks + script(),
      body: `<baize-login id="page"></baize-login><baize-login id="own" appearance="plain"></baize-login>
        <baize-scope merchant="demo" site-key="pk_demo" appearance="paper"><baize-login id="scoped"></baize-login></baize-scope>`,
    })
    for (const id of ['#page', '#own', '#scoped']) await untilDrawn(page, id)
    expect(drawnIn(page, '#page')).to.deep.equal([ink.felt, 'Inter'])
    expect(drawnIn(page, '#own')).to.deep.equal([ink.plain, '"Courier New"'])
    expect(drawnIn(page, '#scoped')).to.deep.equal([ink.paper, 'Inter'])
    expect([corner(page, '#page'), corner(page, '#own'), corner(page, '#scoped')]).to.deep.equal(['8px', '0px', '3px'])

    const form = rootOf(page, '#page').querySelector('form')
    page.baize?.configure({ appearance: 'paper' })
    await until(() => drawnIn(page, '#page')[0] === ink.paper, 'the page is on paper')
    expect(rootOf(page, '#page').querySelector('form'), 'what was drawn stays').to.equal(form)
    page.baize?.configure({ appearance: 'felt' })
    await until(() => drawnIn(page, '#page')[0] === ink.felt, 'the page is on felt again')

    const other = await openHost({ head: looks + script(), body: '<baize-login></baize-login>' })
    await untilDrawn(other, 'baize-login')
    await settle()
    expect(sdkRequests(page).length).to.be.greaterThan(sdkRequests(other).length)
  })

  it('gives way to what the page says by --baize-…, and takes of its colours only what can be read', async () => {
    const page = await openHost({
      head: `${looks}<style>#given{--baize-felt:#8a1f3d;--baize-r2:5px}</style>${script(`${settings} data-appearance="plain"`)}`,
      body: '<baize-login id="given"></baize-login><baize-login id="dark" theme="dark"></baize-login>',
    })
    await untilDrawn(page, '#given')
    await untilDrawn(page, '#dark')
    const button = rootOf(page, '#given').querySelector('button[type=submit]') as HTMLElement
    await until(() => page.getComputedStyle(button).backgroundColor === 'rgb(138, 31, 61)', 'its own colour')
    expect(corner(page, '#given')).to.equal('5px')
    expect(drawnIn(page, '#dark')).to.deep.equal(['rgb(242, 242, 242)', '"Courier New"'])
  })

  it('is that of a popup which an element opens, whatever the page has: its own, in its own face and language', async () => {
    const page = await openHost({
      head: `${looks}<style>article{color:#3c0a14;font-family:Georgia}</style>${script(`${settings} data-appearance="paper"`)}`,
      body: `<baize-login id="page"></baize-login><baize-login id="felt" appearance="felt"></baize-login>
        <article><baize-login id="plain" appearance="plain"></baize-login></article>`,
    })
    for (const id of ['#page', '#felt', '#plain']) await untilDrawn(page, id)
    const openedBy = async (id: string, drawn: readonly string[]) => {
      await press(find(page, id) as HTMLElement, 'Forgot password')
      await see(page.document, 'baize-forgot-password')
      await until(
        () => drawnIn(page, 'baize-popup-host').join() === drawn.join(),
        `${id} opens a popup of its own kind`,
      )
      await press(page.document, 'Close')
      await until(() => !all(page.document, 'dialog').length, 'it is closed')
    }
    await openedBy('#felt', [ink.felt, 'Inter'])
    await openedBy('#page', [ink.paper, 'Inter'])
    await openedBy('#plain', ['rgb(60, 10, 20)', 'Georgia'])

    Reflect.set(find(page, '#felt') as HTMLElement, 'locale', 'es')
    await until(() => find(page, '#felt')?.shadowRoot?.querySelector('[lang=es] form'), 'its language is another')
    await press(find(page, '#felt') as HTMLElement, 'Registrarse')
    const popup = find(page, 'baize-popup-host') as HTMLElement
    const inPopup = (tag: string) => one(popup, tag)?.shadowRoot?.querySelector('[lang=es] form')
    await until(() => inPopup('baize-register'), 'so is that of its popup')
    await press(popup, 'Iniciar sesión')
    await until(() => inPopup('baize-login'), 'and that of the next one')
    expect(drawnIn(page, 'baize-popup-host')).to.deep.equal([ink.felt, 'Inter'])
  })

  it('that there is not is told once, wherever it stands', async () => {
    const page = await openHost({
      head: script(`${settings} data-appearance="papr"`),
      body: '<baize-login appearance="velvet"></baize-login><baize-scope theme="drak" merchant="demo" site-key="pk_demo"></baize-scope>',
    })
    await untilDrawn(page, 'baize-login')
    await until(() => page.baize?.diagnostics().findings.length === 3, 'three findings')
    expect(
      page.baize
        ?.diagnostics()
        .findings.map(({ code, message }) => `${code}: ${message}`)
        .sort(),
    ).to.deep.equal([
      'bad-attribute: An attribute could not be read: appearance (felt, paper, plain), not "velvet"',
      'bad-attribute: The setting theme is one of dark, light, auto, not "drak".',
      'bad-setting: The setting appearance is one of felt, paper, plain, not "papr".',
    ])
    expect(drawnIn(page, 'baize-login')[1]).to.equal('Inter')
  })
})
