import { expect } from 'chai'
import { richTextPolicy, type Page } from './rich-text-policy.ts'
import { trustedHtml } from './trusted-html.ts'
import { openHost } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { settle } from '../../../../test/support/wait.ts'

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
  // Namespaces that are left and entered where a second parser sees other borders.
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<svg><foreignObject><p><table><tr><td><a href="https://a.test"><style><img src=x onerror=alert(1)>',
  '<select><template><style><img src=x onerror=alert(1)></style></template></select>',
  // Elements whose text is read one way and written another.
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<p title="--><img src=x onerror=alert(1)>">x</p><!--',
  '<?xml-stylesheet ><img src=x onerror=alert(1)> ?>',
  // Names that stand before what a cleaner reads from its nodes.
  '<form><input name=nodeName><input name=parentNode><input name=attributes><img src=x onerror=alert(1)></form>',
  '<form onclick=alert(1)><input name=removeAttribute><input name=childNodes></form>',
  '<a id=trustedTypes name=createPolicy href="https://a.test">x</a>',
  `${'<b>'.repeat(700)}<img src=x onerror=alert(1)>`,
  '<p slot="x" part="y" exportparts="z" data-x="1" aria-label="x">x</p>',
  '<a href="data:text/html,<script>alert(1)</script>" xlink:href="javascript:alert(1)" ping="//a.test">x</a>',
  '<a href="https&colon;//a.test" target="_top" rel="opener" download>x</a>',
]
const harmless = /^(P|BR|B|STRONG|I|EM|U|S|SMALL|SUB|SUP|UL|OL|LI|H3|H4|BLOCKQUOTE|TABLE|THEAD|TBODY|TR|TH|TD|A)$/

describe('content of an operator', () => {
  for (const attack of attacks) {
    it(`loses what could act: ${attack.slice(0, 60)}`, async () => {
      const called: unknown[] = []
      const { alert } = globalThis
      globalThis.alert = text => called.push(text)
      const holder = document.body.appendChild(document.createElement('div'))
      holder.innerHTML = await trustedHtml(attack)
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

  it('keeps formatting, text and links over https, and closes what was left open', async () => {
    const sanitise = async (html: string) => String(await trustedHtml(html))
    expect(await sanitise('<p>5 &lt; 6 & 7 <b>bold<i>both</b>')).to.equal(
      '<p>5 &lt; 6 &amp; 7 <b>bold<i>both</i></b></p>',
    )
    expect(await sanitise('<a href="https://a.test/?a=1&amp;b=2" onclick="x()">go</a>')).to.equal(
      '<a href="https://a.test/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">go</a>',
    )
  })

  it('leaves nothing of a built-in that asks to be another element but an empty word', async () => {
    expect(String(await trustedHtml('<p is="baize-login">x</p>'))).to.equal('<p is="">x</p>')
  })

  it('is taken where the page enforces Trusted Types, under the policy baize', async () => {
    const page = (await openHost({ policy: 'trusted-types', head: '' })) as unknown as Page & Window
    const holder = page.document.createElement('div')
    expect(() => (holder.innerHTML = '<b>raw</b>')).to.throw()
    holder.innerHTML = richTextPolicy(page).createHTML('<b>bold</b><script>1</script>')
    expect(holder.querySelector('b')?.textContent).to.equal('bold')
    expect(holder.children.length).to.equal(1)
  })

  it('has one policy on a page that all copies of the SDK share, and that passes nothing through', async () => {
    const page = (await openHost({ policy: 'trusted-types', head: '' })) as unknown as Page & Window
    const policy = richTextPolicy(page)
    expect(richTextPolicy(page)).to.equal(policy)
    expect((page as unknown as Record<symbol, unknown>)[Symbol.for('baize.html')]).to.equal(policy)
    expect(Reflect.ownKeys(policy)).to.deep.equal(['createHTML'])
    expect(String(policy.createHTML('<img src=x onerror=alert(1)>'))).to.equal('')
    expect(() => page.trustedTypes?.createPolicy('baize', {})).to.throw()
  })
})
