import { expect } from 'chai'
import { sanitise, trustedHtml } from '../../src/runtime/html.ts'
import { openHost } from '../support/host-page.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { settle } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const attacks = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>after',
  '<scr<script>ipt>alert(1)</script>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href=https://a.test/"onmouseover=alert(1)>x</a>',
  '<p style="position:fixed" id="cookie" name="body" onclick="alert(1)">x</p>',
  '<form action="//evil.test"><input name=attributes></form>',
  '<baize-login on-pick="alert"></baize-login>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<b <img src=x onerror=alert(1)>>',
  '</b></div></template><b>open',
  '<!-- --!><img src=x onerror=alert(1)> -->',
]
const harmless = /^(P|BR|B|STRONG|I|EM|U|S|SMALL|SUB|SUP|UL|OL|LI|H3|H4|BLOCKQUOTE|TABLE|THEAD|TBODY|TR|TH|TD|A)$/

describe('content of an operator', () => {
  for (const attack of attacks) {
    it(`loses what could act: ${attack.slice(0, 60)}`, async () => {
      const called: unknown[] = []
      const { alert } = globalThis
      globalThis.alert = text => called.push(text)
      const holder = document.body.appendChild(document.createElement('div'))
      holder.innerHTML = trustedHtml(attack)
      await settle()
      globalThis.alert = alert
      const elements = [...holder.querySelectorAll('*')]
      expect(elements.filter(({ tagName }) => !harmless.test(tagName))).to.deep.equal([])
      const attributes = elements.flatMap(element => element.getAttributeNames())
      expect(attributes.filter(name => !['href', 'target', 'rel'].includes(name))).to.deep.equal([])
      expect([...holder.querySelectorAll('a')].filter(({ href }) => href && !href.startsWith('https:'))).to.deep.equal(
        [],
      )
      expect(called).to.deep.equal([])
    })
  }

  it('keeps formatting, text and links over https, and closes what was left open', () => {
    expect(sanitise('<p>5 &lt; 6 & 7 <b>bold<i>both</b>')).to.equal('<p>5 &lt; 6 &amp; 7 <b>bold<i>both</i></b></p>')
    expect(sanitise('<a href="https://a.test/?a=1&amp;b=2" onclick="x()">go</a>')).to.equal(
      '<a href="https://a.test/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">go</a>',
    )
  })

  it('is taken where the page enforces Trusted Types, under the policy baize', async () => {
    const page = await openHost({ policy: 'trusted-types', head: '' })
    const types = (
      page as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createHTML(html: string): string } }
      }
    ).trustedTypes
    const holder = page.document.createElement('div')
    expect(() => (holder.innerHTML = '<b>raw</b>')).to.throw()
    holder.innerHTML = types.createPolicy('baize', { createHTML: sanitise }).createHTML('<b>bold</b><script>1</script>')
    expect(holder.querySelector('b')?.textContent).to.equal('bold')
    expect(holder.children.length).to.equal(1)
  })
})
