import { expect } from 'chai'
import { isUnclosed } from '../../src/runtime/unclosed.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { find, moveOver, openHost, script, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

type ReportingWindow = HostWindow & { reported: { code: string; message: string; element: string }[] }
const listen = `<script>
  reported = []
  document.addEventListener('baize-error', ({ detail }) => reported.push(detail))
</script>`

const open = async (body: string) => (await openHost({ head: listen + script(), body })) as ReportingWindow
const shown = (page: HostWindow, selector: string) => find(page, selector)?.checkVisibility() ?? false

describe('an element without its end tag', () => {
  it('lets what it has swallowed be seen as on the page, and says to write the end tag', async () => {
    const page = await open(
      '<baize-account-bar /><h2>Theirs</h2><p id="after">More of <i>theirs</i></p><baize-login /><p id="last">The end</p>',
    )
    await untilDrawn(page, 'baize-account-bar')
    await untilDrawn(page, 'baize-login')
    await until(() => shown(page, 'h2') && shown(page, '#after') && shown(page, '#last'), 'the rest is there')
    const [bar, after] = [find(page, 'baize-account-bar'), find(page, '#after')].map(each =>
      each?.getBoundingClientRect(),
    )
    expect(after?.width).to.equal(bar?.width)
    expect(after?.top).to.be.greaterThan(find(page, 'h2')?.getBoundingClientRect().top ?? NaN)
    moveOver(page)
    await until(() => page.reported.length === 2, 'both are told')
    await settle()
    expect(page.reported.map(({ code, message }) => `${code}: ${message}`)).to.deep.equal(
      ['baize-account-bar', 'baize-login'].map(
        tag =>
          `unclosed-element: <${tag}> has no end tag, so what follows it in the page stands inside it: HTML ignores the slash of />. Write <${tag}></${tag}>.`,
      ),
    )
  })

  it('is not reported of one that shows what a page writes into it', async () => {
    const page = await open(
      '<div><baize-side-menu><nav id="theirs">Theirs</nav></baize-side-menu></div><baize-logn></baize-logn>',
    )
    await untilDrawn(page, 'baize-side-menu')
    moveOver(page)
    await until(() => page.reported.length, 'the mistyped one is told')
    await settle()
    expect(page.reported.map(({ code }) => code)).to.deep.equal(['unknown-element'])
    expect(find(page, 'baize-side-menu')?.shadowRoot?.querySelector('.unclosed')).to.equal(null)
  })

  it('is another matter than a fallback inside one, which goes when the element is drawn', async () => {
    const page = await open(
      '<div><baize-login><a href="/login">Log in <b>there</b></a></baize-login></div><p>After</p>',
    )
    await untilDrawn(page, 'baize-login')
    await until(() => !shown(page, 'a'), 'the fallback is gone')
    moveOver(page)
    await until(() => page.baize?.diagnostics().elements['baize-login'] === 'loaded')
    await settle()
    expect(page.reported).to.deep.equal([])
  })
})

describe('whether an element has swallowed what follows', () => {
  for (const [is, markup] of [
    [true, '<baize-x /><p>After</p>'],
    [true, '<div><baize-x /><footer>After</footer></div><p>Next</p>'],
    [true, '<baize-x />\n<baize-y></baize-y>\n'],
    [true, '<baize-x />\n<p>After</p>\n|<div>Added by a script</div>'],
    [true, '<baize-x><a href="/"><h3>A heading</h3></a></baize-x>'],
    [false, '<baize-x></baize-x><p>After</p>'],
    [false, '<baize-x />'],
    [false, '<baize-x /> Only text'],
    [false, '<baize-x><a href="/">Fallback</a></baize-x>'],
    [false, '<baize-x>\n  <p>Fallback</p>\n</baize-x>\n<p>After</p>'],
    [false, '<baize-x><p>Fallback</p></baize-x><p>After</p>'],
    [false, '<baize-x><img slot="logo" alt=""><div slot="form"><p>Ours</p></div></baize-x>'],
  ] as const)
    it(`${is ? 'it has' : 'it has not'}: ${JSON.stringify(markup)}`, () => {
      const [parsed = '', added = ''] = markup.split('|')
      document.body.innerHTML = parsed
      document.body.insertAdjacentHTML('beforeend', added)
      expect(isUnclosed(document.querySelector('baize-x') as Element)).to.equal(is)
    })
})
