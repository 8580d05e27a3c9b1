import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { find, moveOver, openHost, script, settings, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

interface Reported {
  code: string
  message: string
  element: string
}
type Listening = HostWindow & { reported: Reported[]; said: string[] }

/** Keeps what a page hears and what its console shows, from its first moment. */
const listen = `<script>
  reported = []; said = []
  document.addEventListener('baize-error', ({ detail }) => reported.push(detail))
  console.warn = (...words) => said.push(words.join(' '))
</script>`

async function openWith(body: string, attributes = settings): Promise<Listening> {
  const page = await openHost({ head: listen + script(attributes), body: `<baize-login></baize-login>${body}` })
  await untilDrawn(page, 'baize-login')
  moveOver(page)
  return page as Listening
}

/** The findings of a page, once there are so many; each has been said on its console, too. */
async function findings(page: Listening, count: number): Promise<string[]> {
  await until(() => page.reported.length >= count, `${count} findings`)
  await settle()
  expect(page.said.length, page.said.join('\n')).to.equal(page.reported.length)
  for (const [index, { code, message }] of page.reported.entries())
    expect(page.said[index]).to.include(`${message} (${code})`)
  return page.reported.map(({ code, message }) => `${code}: ${message}`)
}

describe('what is wrong with the markup of a page', () => {
  it('is told by one event and one line of the console each, with the nearest name that there is', async () => {
    const page = await openWith(
      '<baize-logn></baize-logn><baize-sportsbook></baize-sportsbook><baize-register category="RNG" afiliate-code="X"></baize-register>',
    )
    expect(await findings(page, 4)).to.deep.equal([
      'unknown-element: There is no element <baize-logn>. Did you mean <baize-login>?',
      'unknown-element: There is no element <baize-sportsbook>.',
      'unknown-attribute: The attribute category does nothing on <baize-register>. It belongs to <baize-fixtures>, <baize-game-centre>, <baize-game-lane> and others.',
      'unknown-attribute: The attribute afiliate-code does nothing on <baize-register>. Did you mean affiliate-code?',
    ])
  })

  it('is told of what is added later, in open shadow roots, too, and each once', async () => {
    const page = await openWith('')
    await until(() => page.baize?.diagnostics().elements['baize-login'] === 'loaded')
    const outer = page.document.createElement('div')
    outer.attachShadow({ mode: 'open' }).append(page.document.createElement('baize-regster'))
    const later = page.document.createElement('baize-game-lanes')
    page.document.body.append(outer, later)
    await findings(page, 2)
    page.document.body.append(later, outer)
    await settle()
    expect(await findings(page, 2)).to.deep.equal([
      'unknown-element: There is no element <baize-regster>. Did you mean <baize-register>?',
      'unknown-element: There is no element <baize-game-lanes>. Did you mean <baize-game-lane>?',
    ])
  })

  it('is told of a mistyped setting on the script tag', async () => {
    const page = await openWith('', `${settings} data-merchnt="demo" data-cfasync="false"`)
    expect(await findings(page, 1)).to.deep.equal([
      'unknown-attribute: The script tag has no setting data-merchnt. Did you mean data-merchant?',
    ])
  })

  for (const [markup, message] of [
    ['<baize-register affiliate_code="X"></baize-register>', 'affiliate_code|register|Did you mean affiliate-code?'],
    [
      '<baize-register data-affiliate-code="X"></baize-register>',
      'data-affiliate-code|register|Did you mean affiliate-code?',
    ],
    ['<baize-register affiliate="X"></baize-register>', 'affiliate|register|Did you mean affiliate-code?'],
    ['<baize-register ref="X"></baize-register>', 'ref|register|Did you mean affiliate-code?'],
    ['<baize-register site_key="X"></baize-register>', 'site_key|register|site-key belongs to <baize-scope>.'],
    [
      '<baize-game-lane affiliate="X"></baize-game-lane>',
      'affiliate|game-lane|affiliate-code belongs to <baize-register>.',
    ],
    [
      '<baize-scope data-merchant="demo" site-key="pk_demo"></baize-scope>',
      'data-merchant|scope|Did you mean merchant?',
    ],
  ] as const) {
    const [name, tag, advice] = message.split('|')
    it(`is told of ${name} on <baize-${tag}>`, async () => {
      expect(await findings(await openWith(markup), 1)).to.deep.equal([
        `unknown-attribute: The attribute ${name} does nothing on <baize-${tag}>. ${advice}`,
      ])
    })
  }

  for (const [attribute, advice] of [
    ['merchant="demo"', 'Did you mean data-merchant?'],
    ['site-key="pk_demo"', 'Did you mean data-site-key?'],
    ['data-site_key="pk_demo"', 'Did you mean data-site-key?'],
    ['data-key="pk_demo"', 'Did you mean data-site-key?'],
    ['data-lang="en"', 'Did you mean data-locale?'],
    ['data-affiliate-code="X"', 'affiliate-code belongs to <baize-register>.'],
  ] as const)
    it(`is told of ${attribute} on the script tag`, async () => {
      const page = await openWith('', `${settings} ${attribute}`)
      expect(await findings(page, 1)).to.deep.equal([
        `unknown-attribute: The script tag has no setting ${attribute.split('=')[0]}. ${advice}`,
      ])
    })

  it('is told of what stands in a shadow root that came after its host, or with the class of its host', async () => {
    const page = await openWith('<of-the-page></of-the-page>')
    await until(() => page.baize?.diagnostics().elements['baize-login'] === 'loaded')
    const outer = page.document.createElement('div')
    page.document.body.append(outer)
    await settle()
    outer.attachShadow({ mode: 'open' }).append(page.document.createElement('baize-regster'))
    await findings(page, 1)
    const own = page.document.createElement('script')
    own.textContent =
      "customElements.define('of-the-page', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<baize-logn></baize-logn>' } })"
    page.document.body.append(own)
    expect(await findings(page, 2)).to.deep.equal([
      'unknown-element: There is no element <baize-regster>. Did you mean <baize-register>?',
      'unknown-element: There is no element <baize-logn>. Did you mean <baize-login>?',
    ])
  })

  it('is not found in what HTML, frameworks and the page itself put on an element', async () => {
    const page = await openWith(
      '<baize-login id="a" class="b" style="order:1" hidden lang="en" dir="rtl" role="group" tabindex="0" data-x="1" data-side="f" side="player" aria-label="c" v-if="d" _ngcontent-abc="" @click="e" :side="g" onclick="" locale="en" theme="dark" light-form></baize-login><p category="RNG"></p>',
      `${settings} data-category="analytics" id="a" async`,
    )
    const own = page.document.createElement('script')
    own.textContent = "customElements.define('baize-of-the-page', class extends HTMLElement {})"
    page.document.body.append(own, page.document.createElement('baize-of-the-page'))
    page.document.body.append(page.document.createElement('baize-logn'))
    expect(await findings(page, 1)).to.deep.equal([
      'unknown-element: There is no element <baize-logn>. Did you mean <baize-login>?',
    ])
  })
})

describe('what is wrong with the settings of a page', () => {
  it('is told once where the merchant is not that of the site key, and the elements work', async () => {
    const page = await openWith(
      '<baize-register></baize-register><baize-game-lane category="RNG"></baize-game-lane>',
      settings.replace('"demo"', '"dmeo"'),
    )
    expect(await findings(page, 1)).to.deep.equal([
      'merchant-mismatch: The site key belongs to another merchant: demo, not dmeo',
    ])
    await until(() => find(page, 'baize-register')?.shadowRoot?.querySelector('input[name=username]'))
  })

  it('is one line of the console where the site key is wrong, however many elements meet it', async () => {
    const page = await openWith(
      '<baize-register></baize-register><baize-game-lane category="RNG"></baize-game-lane>',
      settings.replace('pk_demo', 'pk_dmeo'),
    )
    await until(
      () => find(page, 'baize-game-lane')?.shadowRoot?.querySelector('button'),
      'the lane offers to try again',
    )
    await until(() => page.reported.length, 'the page is told')
    await settle()
    expect(new Set(page.reported.map(({ code }) => code))).to.deep.equal(new Set(['ORIGIN_REFUSED']))
    expect(page.said.filter(line => line.includes('ORIGIN_REFUSED')).length).to.equal(1)
  })
})

describe('the diagnostics of a page', () => {
  it('show a mistyped tag, a wrong merchant, a wrong affiliate code and an attribute on the wrong element, each told once', async () => {
    const page = await openWith(
      '<baize-logn></baize-logn><baize-register affiliate-code="NOBODYS" category="RNG"></baize-register>',
      settings.replace('"demo"', '"dmeo"'),
    )
    await findings(page, 4)
    const shown = page.baize?.diagnostics().findings.map(({ code, element }) => `${code} ${element}`)
    expect(shown?.sort()).to.deep.equal([
      'affiliate-unknown baize-register',
      'merchant-mismatch ',
      'unknown-attribute baize-register',
      'unknown-element baize-logn',
    ])
  })
})
