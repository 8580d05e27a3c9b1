import { expect } from 'chai'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { adoptSheets } from '../../runtime/style-sheets.ts'
import { lightSheet } from '../../runtime/light-sheet.ts'
import reset from '../../sections/account/shared/light-form.css'
import { sheets } from './sheets.ts'
import { tokens } from './tokens.ts'

afterEach(() => {
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
})

/** Inherited properties that reach our content from a page on purpose, and why. */
const meant: Readonly<Record<string, string>> = {
  visibility: 'A page hides us with what it hides.',
  'pointer-events': 'Content of a page that cannot be pressed has elements that cannot; what we open can.',
  interactivity: 'As `inert`, which comes with it.',
}

/** Values that change a property from its initial one, whichever of them it takes. */
const values =
  'none auto hidden normal italic bold red rgb(1,2,3) 3px 0.5 2 7 uppercase pre nowrap break-all break-word balance both all ' +
  'url(#x) "x" "x"_"y" center end right top under left keep-all anywhere loose manual isolate collapse sandwiched ' +
  'from-image crisp-edges pixelated optimizeSpeed small-caps all-small-caps ultra-condensed inside square bottom hide ' +
  'vertical-rl upright mixed sideways rtl exact dark filled_dot over_left disc linearRGB evenodd round bevel stroke ' +
  'nonzero middle compact thin allow-keywords space-all sRGB optimize-contrast grayscale antialiased no-drag ' +
  'text-bottom ideographic alphabetic inert standard no-limit numeric-only ruby historical-forms jis78 ordinal emoji ' +
  'sub diagonal-fractions "smcp" "wght"_700 read-write-plaintext-only read-only contain crosshair 1px_2px_red ' +
  'trim-all trim-start space-first no-autospace ideograph-alpha cap_alphabetic inter-character distribute ' +
  'before after start ex-height_0.5 from-font optimizeQuality geometricPrecision light text drop-shadow visual ' +
  'bar block underscore constrained constrained-high 50% 90deg line-through underline dotted after_before ' +
  'always slice clone logical ink skip-ink no-preference digits spell-out 5_5_5 5 fixed #123456 painted shrink grow ' +
  'consistent per-line per-line-all proportional'
const candidates = values.split(' ').map(value => value.replaceAll('_', ' '))

const computed = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)

/** Every property of the browser that a child takes from its parent, with a value that shows it. */
function inherited(): [name: string, value: string][] {
  const parent = document.body.appendChild(document.createElement('div'))
  const child = parent.appendChild(document.createElement('span'))
  const found = [...getComputedStyle(parent)].flatMap(name => {
    const before = computed(child, name)
    const shown = candidates.find(value => {
      if (!CSS.supports(name, value)) return false
      parent.style.setProperty(name, value)
      return computed(child, name) !== before && computed(child, name) === computed(parent, name)
    })
    parent.removeAttribute('style')
    return shown ? [[name, shown] as [string, string]] : []
  })
  parent.remove()
  return found
}

/** A tree as an element's: what reads in it is the `i`. */
function drawn(): { page: HTMLElement; text: Element } {
  const page = document.body.appendChild(document.createElement('main'))
  const root = page.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  adoptSheets(root, sheets())
  root.innerHTML = '<div class="root" lang="ja" dir="ltr"><i></i></div>'
  return { page, text: root.querySelector('i') as Element }
}

/** The same for a form in the page's own tree, which inherits through the slot. */
function drawnLight(): { page: HTMLElement; text: Element } {
  const page = document.body.appendChild(document.createElement('main'))
  const element = page.appendChild(document.createElement('baize-probe-light'))
  const root = element.attachShadow({ mode: 'open' })
  adoptSheets(root, sheets())
  root.innerHTML = '<div class="root" lang="ja" dir="ltr"><slot name="form"></slot></div>'
  element.innerHTML = '<div class="root" slot="form" lang="ja" dir="ltr"><i></i></div>'
  const texts = [reset, ...sheets().filter(css => css !== tokens)]
  adoptSheets(
    document,
    texts.map(css => lightSheet(element.localName, css)),
  )
  return { page, text: element.querySelector('i') as Element }
}

/** Properties of a page that change what is drawn in ours. */
function leaks({ page, text }: { page: HTMLElement; text: Element }): string[] {
  return inherited()
    .filter(([name, value]) => {
      const before = computed(text, name)
      page.style.setProperty(name, value)
      const after = computed(text, name)
      page.removeAttribute('style')
      return before !== after
    })
    .map(([name]) => name)
}

describe('what a page hands down', () => {
  it('is found by walking every property of the browser', () => {
    const names = inherited().map(([name]) => name)
    expect(names.length).to.be.above(90)
    expect(names).to.include.members([
      ...Object.keys(meant),
      '-webkit-text-fill-color',
      '-webkit-text-security',
      'color-scheme',
      'fill',
      'letter-spacing',
      'text-align-last',
      'text-shadow',
    ])
  })

  it('is reset in an element, each property but those that are meant', () => {
    expect(leaks(drawn())).to.have.members(Object.keys(meant))
  })

  it("is reset in a form in the page's own tree as well", () => {
    expect(leaks(drawnLight())).to.have.members(Object.keys(meant))
  })

  it('leaves the language of an element and its direction as they are', () => {
    const { page, text } = drawn()
    page.lang = 'ar'
    page.dir = 'rtl'
    expect(computed(text, '-webkit-locale')).to.equal('"ja"')
    expect(computed(text, 'direction')).to.equal('ltr')
  })
})
