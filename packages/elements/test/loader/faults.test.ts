import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { drawn, find, openHost, script, settings, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { press, see } from '../support/person.ts'
import { next, settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const body = '<p id="theirs">Theirs</p><baize-login></baize-login>'
let runs = 0
const from = (fault: string) => `/faulty/${fault}/run${runs++}/`

describe('chunks that do not arrive', () => {
  it('are asked for once more', async () => {
    const page = await openHost({ head: script(settings, from('once-503')), body })
    await untilDrawn(page, 'baize-login')
  })

  it('leave a sentence and a retry in the shadow root of the element, report chunk-load-failed, and leave the page alone [ERR-15] [BOOT-31]', async () => {
    const page = await openHost({ head: script(settings, from('always-404')), body })
    const login = find(page, 'baize-login') as HTMLElement
    const retry = await until(() => login.shadowRoot?.querySelector('button'), 'the retry is there')
    expect(login.shadowRoot?.textContent).to.include(
      'The page took longer time to load, please check your network connectivity',
    )
    expect(find(page, '#theirs')?.textContent).to.equal('Theirs')
    expect(page.location.pathname).to.equal('/host/open/')
    expect(page.baize?.diagnostics().elements).to.deep.equal({ 'baize-login': 'failed' })
    const reported = next(page.document, 'baize-error')
    retry.click()
    expect((await reported).detail).to.include({ code: 'chunk-load-failed', element: 'baize-login' })
    expect(login.shadowRoot?.querySelectorAll('button').length).to.equal(1)
  })

  it('come when they are asked for again', async () => {
    const page = await openHost({ head: script(settings, from('until-asked')), body })
    const login = find(page, 'baize-login') as HTMLElement
    const retry = await until(() => login.shadowRoot?.querySelector('button'), 'the retry is there')
    retry.click()
    await until(() => drawn(login), 'the element is drawn')
    expect(login.shadowRoot?.textContent ?? '').not.to.include('longer time')
  })

  it('count as lost after two minutes, and come when they are asked for again [CONST-44]', async () => {
    const waits = `<script>{
      const real = setTimeout
      document.deferred = []
      window.setTimeout = (run, wait, ...more) =>
        wait === 120000 ? (document.deferred.push(() => run(...more)), 0) : real(run, wait, ...more)
    }</script>`
    const page = await openHost({ head: waits + script(settings, from('silent')), body })
    const login = find(page, 'baize-login') as HTMLElement
    const { deferred } = page.document as Document & { deferred: (() => void)[] }
    const end = await until(() => deferred[0], 'the loader waits')
    expect(login.shadowRoot?.textContent ?? '').not.to.include('longer time')
    end()
    const retry = await until(() => login.shadowRoot?.querySelector('button'), 'the retry is there')
    retry.click()
    await until(() => drawn(login), 'the element is drawn')
  })
})

type ReportingWindow = HostWindow & { reported: { code: string; element: string }[] }
const listen = `<script>
  reported = []
  document.addEventListener('baize-error', ({ detail }) => reported.push(detail))
</script>`

describe('a page to which nothing comes but the loader', () => {
  /** A page whose own rules are loud, with every element of a kind of its own. */
  const elements = [
    '<baize-login><a href="/login">Log in there</a></baize-login>',
    '<baize-account-bar></baize-account-bar>',
    '<baize-game-lane category="RNG"></baize-game-lane>',
    '<baize-game-lane category="LIVE"></baize-game-lane>',
    '<baize-scope locale="es"><baize-winner-board></baize-winner-board></baize-scope>',
  ]
  const notes = (page: HostWindow) =>
    [...page.document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('baize-') && localName !== 'baize-scope')
      .map(element => element.shadowRoot?.querySelector<HTMLElement>('[part=load-failure]'))

  async function openWithout(look: string): Promise<{ page: ReportingWindow; notes: HTMLElement[] }> {
    const style = `<style>${look} * { text-transform: uppercase; -webkit-text-fill-color: transparent }</style>`
    const head = listen + style + script(settings, from('nothing'))
    const page = (await openHost({ head, body: elements.join('') })) as ReportingWindow
    const drawn = await until(() => notes(page).every(Boolean) && notes(page), 'every element says so')
    return { page, notes: drawn as HTMLElement[] }
  }

  it('says so in every element, with one event each, and keeps what stands inside', async () => {
    const { page, notes: said } = await openWithout('')
    await settle()
    for (const note of said) expect(note.textContent).to.include('check your network connectivity')
    expect(said.map(({ role }) => role)).to.deep.equal(said.map(() => 'alert'))
    const codes = page.reported.map(({ code, element }) => `${code} ${element}`).sort()
    const tags = ['account-bar', 'game-lane', 'game-lane', 'login', 'winner-board']
    expect(codes).to.deep.equal(tags.map(tag => `chunk-load-failed baize-${tag}`))
    expect(find(page, 'a')?.checkVisibility()).to.equal(true)

    const more = page.document.body.appendChild(page.document.createElement('baize-game-lane'))
    await until(() => more.shadowRoot?.querySelector('button'), 'one that comes later says so, too')
    await settle()
    expect(page.reported.length).to.equal(tags.length + 1)
  })

  for (const [ground, look, wanted] of [
    ['a light page', '', ['rgb(16, 33, 26)', 'rgb(241, 244, 241)', 'rgb(23, 112, 78)']],
    [
      'a dark page',
      'body { background: #111; color: #eee }',
      ['rgb(241, 237, 223)', 'rgb(11, 19, 16)', 'rgb(52, 163, 120)'],
    ],
  ] as const)
    it(`says so in our looks on ${ground}, whatever its rules are`, async () => {
      const { page, notes: said } = await openWithout(look)
      for (const note of said) {
        const { color, backgroundColor, fontFamily, fontSize, textTransform } = page.getComputedStyle(note)
        const button = page.getComputedStyle(note.querySelector('button') as HTMLElement)
        expect([color, backgroundColor, button.backgroundColor]).to.deep.equal(wanted)
        expect([fontSize, textTransform]).to.deep.equal(['14px', 'none'])
        expect(fontFamily).to.match(/^Inter/)
        expect(page.getComputedStyle(note).getPropertyValue('-webkit-text-fill-color')).to.equal(color)
      }
    })
})

describe('a part of an element that is loaded later', () => {
  it('is missed in a sentence over what is drawn, with one event, and is drawn once it can be had', async () => {
    const place = from('cut-off')
    const tag = '<baize-game-search></baize-game-search>'
    const page = (await openHost({ head: listen + script(settings, place), body: tag })) as ReportingWindow
    const search = await untilDrawn(page, 'baize-game-search')
    const retryOf = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('.root [part=retry]')
    await page.fetch(`${place}cut`)
    await press(search, 'Search games')
    const retry = await until(() => retryOf(search), 'it says so')
    await settle()
    expect(search.shadowRoot?.querySelector('[role=alert]')?.textContent).to.include('check your network connectivity')
    expect(page.reported).to.have.length(1)
    expect(page.reported[0]).to.include({ code: 'chunk-load-failed', element: 'baize-game-search' })
    // What is typed meanwhile waits for its field.
    for (const key of ['j', 'x', 'Backspace', 'a'])
      page.document.body.dispatchEvent(new page.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await page.fetch(`${place}mended`)
    retry.click()
    const field = await until(() => search.shadowRoot?.querySelector('[role=combobox]'), 'the part is drawn')
    expect((field as HTMLInputElement).value).to.equal('ja')
    expect(retryOf(search)).to.equal(null)
    expect(page.reported).to.have.length(1)
  })
})

describe('a popup whose code does not come', () => {
  it('says so over the page, with one event, and opens once its code can be had', async () => {
    const place = from('cut-off')
    const look = '<style>body { height: 3000px; pointer-events: none }</style>'
    const head = listen + look + script(settings, place)
    const page = (await openHost({ head, body: '<baize-account-bar></baize-account-bar>' })) as ReportingWindow
    const bar = await untilDrawn(page, 'baize-account-bar')
    await page.fetch(`${place}cut`)
    await press(bar, 'Log in')
    const popup = await until(() => find(page, 'baize-popup-host'), 'the popup is asked for')
    const note = await until(() => popup.shadowRoot?.querySelector('[part=load-failure]'), 'it says so')
    const { left, top, width, height, bottom } = note.getBoundingClientRect()
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.at.most(page.innerHeight)
    expect(page.document.elementFromPoint(left + width / 2, top + height / 2)).to.equal(popup)
    const codes = () => page.reported.filter(({ element }) => element === 'baize-popup-host').map(({ code }) => code)
    expect(codes()).to.deep.equal(['chunk-load-failed'])
    await page.fetch(`${place}mended`)
    note.querySelector('button')?.click()
    const dialog = await see(popup, 'dialog[open]')
    await see(dialog, 'input[name=username]')
    expect(popup.shadowRoot?.querySelector('[part=load-failure]')).to.equal(null)
    expect(codes()).to.deep.equal(['chunk-load-failed'])
  })
})

describe('a sentence of that kind', () => {
  it('is hidden, and cannot be pressed, with what the page hides and takes pointers from', async () => {
    const look = '<style>aside { visibility: hidden; pointer-events: none }</style>'
    const head = look + script(settings, from('nothing'))
    const page = await openHost({ head, body: `<aside>${body}</aside>` })
    const login = find(page, 'baize-login') as HTMLElement
    const note = await until(() => login.shadowRoot?.querySelector('[part=load-failure]'), 'it says so')
    const { visibility, pointerEvents } = page.getComputedStyle(note)
    expect([visibility, pointerEvents]).to.deep.equal(['hidden', 'none'])
  })
})

describe('texts that do not come', () => {
  it('leave a sentence in our looks in every element, with one event each, and come when they are asked for again', async () => {
    const events = `<script>
      reported = []
      document.addEventListener('baize-error', ({ detail }) => reported.push(detail.code + ' ' + detail.element))
    </script>`
    const elements = '<baize-login></baize-login><baize-game-lane category="RNG"></baize-game-lane>'
    const page = await openHost({ head: events + script(settings, from('no-texts')), body: elements })
    const both = [...page.document.querySelectorAll('baize-login, baize-game-lane')]
    const retryOf = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('.root [part=retry]')
    await until(() => both.every(retryOf), 'both say so')
    await settle()
    for (const element of both) {
      const text = element.shadowRoot?.textContent ?? ''
      expect(text).to.include('check your network connectivity')
      expect(text).not.to.match(/\b\w+\.\w+\b/)
    }
    const { reported } = page as HostWindow & { reported: string[] }
    expect(reported.sort()).to.deep.equal(['chunk-load-failed baize-game-lane', 'chunk-load-failed baize-login'])
    for (const again of [1, 2]) {
      const [first] = both
      const retry = first && retryOf(first)
      if (again === 1 || retry) retry?.click()
      await until(() => both.every(drawn) || both.every(retryOf), 'both are drawn, or say so again')
    }
    await until(() => both.every(element => drawn(element) && !retryOf(element)), 'both are drawn')
  })
})

describe('two loaders on one page', () => {
  for (const [order, first, second] of [
    ['newer last', 'fine', 'newer'],
    ['newer first', 'newer', 'fine'],
  ] as const) {
    it(`share the page with one warning: ${order}`, async () => {
      const conflicts = `<script>document.conflicts = 0; document.addEventListener('baize-error', event => event.detail.code === 'version-conflict' && document.conflicts++)</script>`
      const tags = [first, second].map(fault => script(settings, from(fault)))
      const page = await openHost({ head: conflicts + tags.join('') + tags.join(''), body })
      const trouble: unknown[] = []
      page.addEventListener('error', event => trouble.push(event))
      await untilDrawn(page, 'baize-login')
      const document = page.document as Document & { conflicts: number }
      await until(() => document.conflicts, 'the conflict is reported')
      await settle()
      expect(document.conflicts).to.equal(1)
      expect(page.baize?.version).to.equal(first === 'newer' ? '9.9.9' : page.baize?.diagnostics().firstVersion)
      expect(trouble).to.deep.equal([])
    })
  }

  it('of the same version meet in silence, with one scope', async () => {
    const page = await openHost({ head: script() + script(settings, from('fine')), body })
    let conflicts = 0
    page.document.addEventListener('baize-error', () => conflicts++)
    await untilDrawn(page, 'baize-login')
    expect(conflicts).to.equal(0)
  })
})
