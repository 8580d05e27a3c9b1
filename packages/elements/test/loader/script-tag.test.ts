import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { moveOver, openHost, script, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const body = '<baize-login></baize-login>'
const attributes = 'data-merchant="demo" data-site-key="pk_demo" data-locale="es"'

/** A script of the page that makes a tag of ours as tag managers do, and what it does with it. */
const made = (then: string) => `<script>
  const tag = document.createElement('script')
  tag.type = 'module'
  tag.src = '/sdk/v1/%LOADER%'
  Object.assign(tag.dataset, { merchant: 'demo', siteKey: 'pk_demo', locale: 'es' })
  ${then}
</script>`

/** Ways in which the tag is not where its address says, by what has become of it. */
const places: Record<string, string> = {
  'answers with another address': script(attributes, '/moved/sdk/v1/'),
  'answers with another address, beside other modules of the page':
    `<script type="module" src="data:text/javascript,1" data-theme="dark"></script>` +
    script(attributes, '/moved/sdk/v1/'),
  'stands in an open shadow root': made(`
    const outer = document.head.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    inner.append(tag)`),
  'answers with another address in an open shadow root': made(`
    tag.src = '/moved/sdk/v1/%LOADER%'
    document.head.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(tag)`),
}

type Waiting = HostWindow & { deferred: (() => void)[]; reported: { code: string; message: string }[]; said: string[] }

/** Ends waits of ten seconds when the test says so, and keeps what the page hears and says. */
const listen = `<script>
  reported = []; said = []; deferred = []
  document.addEventListener('baize-error', ({ detail }) => reported.push(detail))
  console.warn = (...words) => said.push(words.join(' '))
  const real = setTimeout
  window.setTimeout = (run, wait, ...more) => (wait === 10000 ? (deferred.push(run), 0) : real(run, wait, ...more))
</script>`

describe('settings of a script tag', () => {
  for (const [what, head] of Object.entries(places))
    it(`hold where it ${what}`, async () => {
      const page = await openHost({ head, body })
      const login = await untilDrawn(page, 'baize-login')
      expect(login.shadowRoot?.querySelector('.root')?.getAttribute('lang')).to.equal('es')
      expect(page.baize?.diagnostics().configured).to.deep.equal({ script: true, page: false, api: location.origin })
    })

  const ofPage = `<script>
    baizeConfig = { merchant: 'demo', siteKey: 'pk_demo' }
    said = []
    console.info = (...words) => said.push(words.join(' '))
  </script>`

  it('hold beside those of the page where it answers with another address and names no operator itself', async () => {
    const other = '<script type="module" src="data:text/javascript,1" data-locale="de"></script>'
    const head = ofPage + other + script('data-locale="es"', '/moved/sdk/v1/')
    const page = await openHost({ head, body })
    const login = await untilDrawn(page, 'baize-login')
    expect(login.shadowRoot?.querySelector('.root')?.getAttribute('lang')).to.equal('es')
    expect(page.baize?.diagnostics().configured).to.deep.equal({ script: true, page: true, api: location.origin })
  })

  it('are said not to be read where no tag is found and the page says the rest', async () => {
    const head = ofPage + made('document.head.append(tag)\n  tag.remove()')
    const page = (await openHost({ head, body })) as Waiting
    await untilDrawn(page, 'baize-login')
    moveOver(page)
    const said = await until(() => page.said[0], 'the console has it')
    await settle()
    expect(said).to.match(
      /^\[baize\] No script tag of .* was found: settings that stand on one, as data-…, are not read/,
    )
    expect(page.said.length).to.equal(1)
    expect(page.baize?.diagnostics().findings).to.deep.equal([])
  })

  it('that is taken out at once cannot be read: one message says so and what to do, which helps', async () => {
    const head = listen + made('document.head.append(tag)\n  tag.remove()')
    const page = (await openHost({ head, body: body.repeat(3) })) as Waiting
    await until(() => page.deferred.length >= 3, 'every element waits')
    page.deferred.forEach(end => end())
    const said = await until(() => page.said[0], 'the console has it')
    await settle()
    expect(page.said.length, page.said.join('\n')).to.equal(1)
    expect(said).to.include(`No script tag of ${location.origin}/sdk/v1/`)
    expect(said).to.match(/tag manager.*closed shadow root.*baize\.configure\(\{ merchant: '…', siteKey: '…' \}\)/)
    page.baize?.configure({ merchant: 'demo', siteKey: 'pk_demo' })
    await untilDrawn(page, 'baize-login')
  })

  it('that is there and says nothing are missed as before', async () => {
    const page = (await openHost({ head: listen + script(''), body })) as Waiting
    const end = await until(() => page.deferred[0], 'the element waits')
    end()
    await until(() => page.reported.length, 'it is told')
    expect(page.reported[0]?.message).to.match(/^No api is set: data-site-key on the script/)
  })
})
