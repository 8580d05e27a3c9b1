import { expect } from 'chai'
import { openHost, script, settings, untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-forgot-password'
const one = `<${tag}></${tag}>`
const rootOf = (element: Element | null) => element?.shadowRoot?.querySelector<HTMLElement>('.root') ?? null
/** `dark` or `light`, with a `+` where the element stands on a surface of ours. */
const resolvedOf = (element: Element | null) => {
  const { theme = '', plate } = rootOf(element)?.dataset ?? {}
  return plate === undefined ? theme : `${theme}+`
}
const inPlace = (page: HostWindow, id: string) => page.document.querySelector(`#${id} ${tag}`)
const untilResolved = (page: HostWindow, id: string, resolved: string) =>
  until(() => resolvedOf(inPlace(page, id)) === resolved, `#${id} is ${resolved}`)

/** Places by what is painted in them, and how an element in them is to be drawn. */
const places: Record<string, [resolved: string, css: string, before?: string]> = {
  nothing: ['light', '{}'],
  white: ['light', '{ background: white }'],
  black: ['dark', '{ background: #000 }'],
  beige: ['light', '{ background: beige }'],
  oklch: ['dark', '{ background: oklch(0.24 0.06 260) }'],
  grey: ['light+', '{ background: #808080 }'],
  blue: ['dark+', '{ background: royalblue }'],
  gradient: ['light+', '{ background: linear-gradient(white, black) }'],
  picture: ['dark+', '{ background: black url(data:,) }'],
  veil: ['dark', '{ background: rgb(0 0 0 / 92%) }'],
  glass: ['light+', '{ background: rgb(0 0 0 / 30%) }'],
  ghost: ['light', '{ display: contents; background: black }'],
  faded: ['dark', '{ background: black; opacity: 0.3 }'],
  laid: ['dark', '{ position: relative } #laid > b { position: absolute; inset: 0; background: black }', '<b></b>'],
  hero: [
    'light+',
    '{ position: relative } #hero > img { position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1 }',
    '<img alt>',
  ],
  curtain: [
    'light',
    '{ position: relative } #curtain > b { position: absolute; inset: 0; background: black; opacity: 0; pointer-events: none }',
    '<b></b>',
  ],
  own: ['dark', `${tag} { background: black }`],
  chosen: ['light+', '{ background: black url(data:,); --baize-plate: #fff }'],
  without: ['light', '{ background: #aaa; --baize-plate: none }'],
}

async function pageOf(head: string, body: string): Promise<HostWindow> {
  const page = await openHost({ head: `${head}${script(settings)}`, body })
  await untilDrawn(page, `${tag}:last-of-type`)
  return page
}

describe('without a theme, an element', () => {
  it('is drawn in the colours that can be read on what is painted behind it, else on a surface of ours', async () => {
    const css = Object.entries(places).map(([id, [, rule]]) => `#${id} ${rule}`)
    const body = Object.entries(places).map(([id, [, , before = '']]) => `<div id="${id}">${before}${one}</div>`)
    const page = await pageOf(`<style>${css.join('\n')}</style>`, body.join(''))
    for (const [id, [resolved]] of Object.entries(places)) await untilResolved(page, id, resolved)
    const plate = (id: string) => page.getComputedStyle(rootOf(inPlace(page, id)) as Element).backgroundColor
    expect([plate('grey'), plate('blue'), plate('chosen'), plate('white')]).to.deep.equal([
      'rgb(241, 244, 241)',
      'rgb(11, 19, 16)',
      'rgb(255, 255, 255)',
      'rgba(0, 0, 0, 0)',
    ])
  })

  it('follows the page: a class, a sheet, a scheme, a place, a transition; what is above many is looked at once', async () => {
    const page = await pageOf(
      `<style>.night { background: black } .slow { transition: background-color 60ms } #there { background: black }</style>`,
      `<main id="here"><div>${one.repeat(20)}</div></main><div id="there"></div>`,
    )
    await untilResolved(page, 'here', 'light')
    const main = page.document.getElementById('here') as HTMLElement
    const html = page.document.documentElement
    const read: unknown[] = []
    const styleOf = page.getComputedStyle.bind(page)
    page.getComputedStyle = (element, pseudo) => {
      if (!pseudo) read.push(element)
      return styleOf(element, pseudo)
    }
    main.className = 'night'
    await untilResolved(page, 'here', 'dark')
    expect(read.filter(element => element === main).length).to.be.at.most(4)
    page.getComputedStyle = styleOf
    main.className = ''
    await untilResolved(page, 'here', 'light')

    const sheet = page.document.head.appendChild(page.document.createElement('style'))
    sheet.textContent = 'body { background: black }'
    await untilResolved(page, 'here', 'dark')
    sheet.remove()
    await untilResolved(page, 'here', 'light')

    html.style.colorScheme = 'dark'
    await untilResolved(page, 'here', 'dark')
    html.style.colorScheme = ''
    await untilResolved(page, 'here', 'light')

    main.className = 'slow'
    expect(styleOf(main).backgroundColor).to.equal('rgba(0, 0, 0, 0)')
    main.className = 'slow night'
    await untilResolved(page, 'here', 'dark')
    main.className = ''
    await untilResolved(page, 'here', 'light')

    page.document.getElementById('there')?.append(inPlace(page, 'here') as Element)
    await untilResolved(page, 'there', 'dark')
  })

  it('takes the theme of its scope, then of the page; inside another element of ours that one’s', async () => {
    const page = await pageOf(
      '<style>body { background: black }</style>',
      `<baize-scope id="light" ${settings.replaceAll('data-', '')} theme="light">${one}</baize-scope>
       <baize-scope id="bare" ${settings.replaceAll('data-', '')}>${one}</baize-scope>
       <baize-popup-host theme="light"></baize-popup-host>`,
    )
    await untilResolved(page, 'light', 'light')
    await untilResolved(page, 'bare', 'dark')
    page.baize?.configure({ theme: 'light' })
    await untilResolved(page, 'bare', 'light')
    page.baize?.configure({ theme: 'dark' })
    const popupHost = page.document.querySelector('baize-popup-host') as HTMLElement
    popupHost.setAttribute('open', 'forgot-password')
    const inner = () => popupHost.shadowRoot?.querySelector(tag) ?? null
    await until(() => resolvedOf(inner()) === 'light', 'the form in the popup is light')
    popupHost.setAttribute('theme', 'dark')
    await until(() => resolvedOf(inner()) === 'dark', 'the form in the popup is dark')
  })
})
