import { expect } from 'chai'
import { openHost, script, settings, untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-forgot-password'
const one = `<${tag}></${tag}>`
/** `dark` or `light`, with a `+` where the element in a place stands on a surface of ours. */
const resolvedIn = (page: HostWindow, id: string) => {
  const root = page.document.querySelector(`#${id} ${tag}`)?.shadowRoot?.querySelector<HTMLElement>('.root')
  return `${root?.dataset['theme'] ?? ''}${root?.dataset['plate'] === undefined ? '' : '+'}`
}
const untilIn = (page: HostWindow, id: string, resolved: string) =>
  until(() => resolvedIn(page, id) === resolved, `#${id} is ${resolved}`)
/** An element that was drawn anew is measured once more, and would hear of any change by that. */
async function restsIn(page: HostWindow, id: string, resolved: string): Promise<void> {
  await untilIn(page, id, resolved)
  await settle()
}

async function pageOf(css: string, body: string): Promise<HostWindow> {
  const page = await openHost({ head: `<style>${css}</style>${script(settings)}`, body })
  await untilDrawn(page, `:last-child > ${tag}`)
  return page
}

/** Places by what lies in them, and how an element there is to be drawn once layers count. */
type Places = Record<string, [resolved: string, css: string, inside?: string]>
/** Has a layer that nobody doubts; what is not drawn by a layer when this one is, stays so. */
const sure: Places[string] = [
  'dark',
  '{ position: relative } #sure > b { position: absolute; inset: 0; background: #111 }',
  `<b></b>${one}`,
]

async function expectResolved(places: Places, css = '', before = ''): Promise<void> {
  const all: Places = { ...places, sure }
  const rules = Object.entries(all).map(([id, [, rule]]) => `#${id} ${rule}`)
  const body = Object.entries(all).map(([id, [, , inside = one]]) => `<div id="${id}">${inside}</div>`)
  const page = await pageOf(`${css}${rules.join('\n')}`, `${before}<main>${body.join('')}</main>`)
  await untilIn(page, 'sure', 'dark')
  for (const [id, [drawn]] of Object.entries(all)) if (drawn !== 'light') await untilIn(page, id, drawn)
  const resolved = Object.keys(all).map(id => [id, resolvedIn(page, id)])
  expect(Object.fromEntries(resolved)).to.deep.equal(
    Object.fromEntries(Object.entries(all).map(([id, [each]]) => [id, each])),
  )
}

describe('a layer that lies under an element by its position alone', () => {
  it('counts where it covers all of it, from top to bottom, too', async () => {
    const band = 'position: absolute; inset: 0 0 auto; background: black'
    await expectResolved({
      above: [
        'light',
        `{ position: relative; padding-top: 500px } #above > b { ${band}; height: 500px }`,
        `<b></b>${one}`,
      ],
      floats: [
        'light',
        `{ position: relative; padding-top: 60px } #floats > b { ${band}; height: 60px } #floats > div { height: 0 }`,
        `<b></b><div>${one}</div>`,
      ],
      tall: [
        'dark',
        `{ position: relative } #tall > b { ${band}; height: 900px } #tall > div { height: 0 } #tall ${tag} { display: block; height: 700px }`,
        `<b></b><div>${one}</div>`,
      ],
      scripts: [
        'dark',
        '{ position: relative } #scripts > b { position: absolute; inset: 0; background: black }',
        `<script></script><style></style><i hidden></i><b></b>${one}`,
      ],
    })
  })

  it('that stays while the page is scrolled counts where it covers the window', async () => {
    const places: Places = { near: ['dark', '{}'], far: ['dark', '{ margin-top: 2000px }'] }
    await expectResolved(places, '', '<b style="position: fixed; inset: 0; z-index: -1; background: black"></b>')
    const bar = '<p style="position: fixed; inset: 0 0 auto; margin: 0; height: 90vh; background: black"></p>'
    await expectResolved({ near: ['light', '{}'] }, 'main { height: 300px }', bar)
  })

  it('counts as a pseudo-element of what an element stands in', async () => {
    const laid = 'content: ""; position: absolute; inset: 0'
    await expectResolved({
      veil: ['dark', `{ position: relative } #veil::before { ${laid}; z-index: -1; background: #111 }`],
      picture: ['light+', `{ position: relative } #picture::before { ${laid}; z-index: -1; background: url(data:,) }`],
      both: [
        'dark',
        `{ position: relative } #both::before { ${laid}; background: black } #both > b { ${laid}; z-index: -1; background: url(data:,) } #both > ${tag} { position: relative }`,
        `<b></b>${one}`,
      ],
      after: [
        'dark',
        `{ position: relative } #after::after { ${laid}; background: black } #after > ${tag} { position: relative; z-index: 1 }`,
      ],
      wide: [
        'dark',
        `{ position: relative; margin: 0 20% } #wide::before { ${laid}; inset: 0 auto; left: 50%; width: 100vw; transform: translateX(-50%); z-index: -1; background: black }`,
      ],
      over: [
        'light',
        `{ position: relative } #over::after { ${laid}; background: rgb(0 0 0 / 80%); pointer-events: none }`,
      ],
      stripe: [
        'light',
        `{ position: relative } #stripe::before { ${laid}; right: auto; width: 4px; background: black }`,
      ],
      band: [
        'light',
        `{ position: relative; padding-top: 500px } #band::before { ${laid}; bottom: auto; height: 500px; background: black }`,
      ],
      none: ['light', `{ position: relative } #none::before { ${laid}; content: none; background: black }`],
      unseen: ['light', `{ position: relative } #unseen::before { ${laid}; opacity: 0; background: black }`],
      gone: ['light', `{ position: relative } #gone::before { ${laid}; display: none; background: black }`],
    })
    await expectResolved(
      { far: ['dark', '{ margin-top: 2000px }'] },
      'body::before { content: ""; position: fixed; inset: 0; z-index: -1; background: black }',
    )
  })

  it('is followed: its attributes, a transition of it, its end', async () => {
    const page = await pageOf(
      '#veil { position: fixed; inset: 0; background: black; transition: opacity 200ms }',
      `<script></script><b id="veil"></b><div id="here">${one}</div>`,
    )
    await restsIn(page, 'here', 'dark')
    const veil = page.document.getElementById('veil') as HTMLElement
    veil.style.display = 'none'
    await restsIn(page, 'here', 'light')
    veil.style.display = ''
    await restsIn(page, 'here', 'dark')
    veil.style.opacity = '0'
    await restsIn(page, 'here', 'light')
    veil.style.opacity = '1'
    await restsIn(page, 'here', 'dark')
    veil.remove()
    await restsIn(page, 'here', 'light')
  })
})

describe('a style sheet that goes', () => {
  it('is heard of in the body, and in the head of a page with an image of that name', async () => {
    const night = '<style>body { background: black }</style>'
    const page = await pageOf('', `<img name="head" alt>${night}<div id="here">${one}</div>`)
    await restsIn(page, 'here', 'dark')
    page.document.querySelector('body > style')?.remove()
    await restsIn(page, 'here', 'light')
    const head = page.document.querySelector('head') as HTMLElement
    head.insertAdjacentHTML('beforeend', night)
    await restsIn(page, 'here', 'dark')
    head.lastElementChild?.remove()
    await restsIn(page, 'here', 'light')
  })
})
