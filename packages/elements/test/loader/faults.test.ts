import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { drawn, find, openHost, script, settings, untilDrawn } from '../support/host-page.ts'
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

  it('leave a sentence and a retry in the shadow root of the element, tell chunk-load-failed, and leave the page alone [ERR-15] [BOOT-31]', async () => {
    const page = await openHost({ head: script(settings, from('always-404')), body })
    const login = find(page, 'baize-login') as HTMLElement
    const retry = await until(() => login.shadowRoot?.querySelector('button'), 'the retry is there')
    expect(login.shadowRoot?.textContent).to.include(
      'The page took longer time to load, please check your network connectivity',
    )
    expect(find(page, '#theirs')?.textContent).to.equal('Theirs')
    expect(page.location.pathname).to.equal('/host/open/')
    expect(page.baize?.diagnostics().elements).to.deep.equal({ 'baize-login': 'failed' })
    const told = next(page.document, 'baize-error')
    retry.click()
    expect((await told).detail).to.include({ code: 'chunk-load-failed', element: 'baize-login' })
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
      document.late = []
      window.setTimeout = (run, wait, ...more) =>
        wait === 120000 ? (document.late.push(() => run(...more)), 0) : real(run, wait, ...more)
    }</script>`
    const page = await openHost({ head: waits + script(settings, from('silent')), body })
    const login = find(page, 'baize-login') as HTMLElement
    const { late } = page.document as Document & { late: (() => void)[] }
    const end = await until(() => late[0], 'the loader waits')
    expect(login.shadowRoot?.textContent ?? '').not.to.include('longer time')
    end()
    const retry = await until(() => login.shadowRoot?.querySelector('button'), 'the retry is there')
    retry.click()
    await until(() => drawn(login), 'the element is drawn')
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
      await settle()
      expect((page.document as Document & { conflicts: number }).conflicts).to.equal(1)
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
