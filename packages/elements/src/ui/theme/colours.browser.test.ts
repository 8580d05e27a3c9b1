import { expect } from 'chai'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { openHost, script, settings, untilDrawn, type HostWindow } from '../../../test/support/host-page.ts'
import { settle, until } from '../../../test/support/wait.ts'
import { one } from '../../../test/support/person.ts'

afterEach(() => document.body.replaceChildren())

type Warned = HostWindow & { warned: string[] }

/** A page with forms of ours in colours of its own, and what it heard on the console. */
async function dressed(css: string, theme = 'data-theme="dark"', count = 1): Promise<Warned> {
  const listen = '<script>warned=[];console.warn=text=>warned.push(text)</script>'
  const page = (await openHost({
    head: `${listen}<style>main{${css}}</style>${script(`${settings} ${theme}`)}`,
    body: `<main>${'<baize-login></baize-login>'.repeat(count)}</main>`,
  })) as Warned
  await untilDrawn(page, 'baize-login:last-child')
  await settle()
  return page
}

/** Waits until the button of a form is drawn in these, and nothing fades any more. */
const untilButton = (page: HostWindow, colours: readonly string[]) =>
  until(
    () => {
      const style = page.getComputedStyle(one(page.document, 'button[type=submit]') as HTMLElement)
      return [style.color, style.backgroundColor].join() === colours.join()
    },
    `a button in ${colours.join(' on ')}`,
  )
const ours = ['rgb(4, 19, 12)', 'rgb(52, 163, 120)']

describe('colours of a page', () => {
  it('are drawn as they are where a pair of them can be read', async () => {
    const page = await dressed('--baize-felt: oklch(0.42 0.14 15); --baize-on-felt: white')
    expect(page.warned).to.deep.equal([])
    await untilButton(page, ['rgb(255, 255, 255)', 'oklch(0.42 0.14 15)'])
  })

  const unreadable = {
    'oklch()': '--baize-felt: oklch(0.45 0.1 260); --baize-on-felt: oklch(0.5 0.1 260)',
    'rgb() and hsl()': '--baize-felt: rgb(200 30 60); --baize-on-felt: hsl(350 70% 40%)',
    names: '--baize-felt: gold; --baize-on-felt: khaki',
    'one of its own, beside one of ours': '--baize-felt: var(--accent); --accent: midnightblue',
    'one that is half transparent': '--baize-on-felt: rgb(0 0 0 / 20%)',
  }
  for (const [what, css] of Object.entries(unreadable))
    it(`give way to ours where a pair cannot be read, told once for all elements: ${what}`, async () => {
      const page = await dressed(css, undefined, 2)
      await untilButton(page, ours)
      expect(page.warned).to.have.lengthOf(1)
      expect(page.warned[0]).to.match(/--baize-on-felt \(.+\) on --baize-felt \(.+\)/)
    })

  it('give way to ours under the names of an appearance, too', async () => {
    const page = await dressed('--appearance-text: #333; --appearance-felt: gold; --appearance-on-felt: khaki')
    await untilButton(page, ours)
    const root = one(page.document, '.root') as HTMLElement
    expect(page.getComputedStyle(root).color).to.equal('rgb(241, 237, 223)')
    expect(page.warned).to.have.lengthOf(2)
  })

  it('give way one pair at a time: what can be read stays', async () => {
    const page = await dressed('--baize-text: #333; --baize-felt: #8a1f3d; --baize-on-felt: #fff')
    await untilButton(page, ['rgb(255, 255, 255)', 'rgb(138, 31, 61)'])
    expect(page.warned).to.have.lengthOf(1)
    expect(page.warned[0]).to.contain('--baize-text (#333)')
  })

  it('are looked at again in another theme', async () => {
    const page = await dressed('--baize-text: #222', 'data-theme="light"')
    expect(page.warned).to.deep.equal([])
    page.baize?.configure({ theme: 'dark' })
    await until(() => page.warned.length === 1, 'the page hears of it')
    const root = one(page.document, '.root') as HTMLElement
    expect(page.getComputedStyle(root).color).to.equal('rgb(241, 237, 223)')
    page.baize?.configure({ theme: 'light' })
    await until(() => page.getComputedStyle(root).color === 'rgb(34, 34, 34)', 'its own colour is back')
  })

  it('are taken where they can be read on the ground of the page, whatever ours would be there', async () => {
    const page = await dressed('--baize-text: #222; --baize-muted: #444', '')
    expect(page.warned).to.deep.equal([])
    const root = one(page.document, '.root') as HTMLElement
    expect([root.dataset['theme'], page.getComputedStyle(root).color]).to.deep.equal(['light', 'rgb(34, 34, 34)'])
  })

  it('are not compared with a ground that no element paints', async () => {
    const page = await dressed('--baize-bg: #000', 'data-theme="light"')
    expect(page.warned).to.deep.equal([])
  })

  it('give way to ours on the ground of the page, which is named', async () => {
    const page = await dressed('--baize-faint: #999', '')
    expect(page.warned[0]).to.contain('--baize-faint (#999) on the ground of the page (rgb(255 255 255))')
  })

  it('give way to ours where a page gives a surface that nothing can be read on', async () => {
    const page = await dressed('background: #808080; --baize-plate: #999', '')
    const root = one(page.document, '.root') as HTMLElement
    await until(() => page.getComputedStyle(root).backgroundColor === 'rgb(241, 244, 241)', 'the surface is ours')
    expect(page.warned[0]).to.contain('--baize-plate (#999)')
  })

  it('are let be on a panel that the page shines through', async () => {
    const page = await dressed('--baize-surface: transparent; --baize-raised: rgb(255 255 255 / 50%)')
    expect(page.warned).to.deep.equal([])
  })

  const themes = {
    'a theme that is told': ['data-theme="dark"', ours],
    'one that is measured': ['', ['rgb(255, 255, 255)', 'rgb(23, 112, 78)']],
  } as const
  for (const [which, [theme, fallback]] of Object.entries(themes))
    it(`are looked at again when the page has changed them, in ${which}`, async () => {
      const page = await dressed('', theme)
      const sheet = page.document.head.appendChild(page.document.createElement('style'))
      sheet.textContent = ':root { --baize-felt: gold; --baize-on-felt: khaki }'
      await until(() => page.warned.length === 1, 'the page hears of it')
      await untilButton(page, fallback)
      sheet.textContent = ':root { --baize-felt: #8a1f3d; --baize-on-felt: #fff }'
      await untilButton(page, ['rgb(255, 255, 255)', 'rgb(138, 31, 61)'])
      page.document.documentElement.style.cssText = '--baize-felt: gold; --baize-on-felt: khaki'
      await untilButton(page, fallback)
      sheet.remove()
      page.document.documentElement.style.cssText = ''
      await untilButton(page, fallback)
      expect(page.warned).to.have.lengthOf(1)
    })

  it('leave no surface of ours behind where the page has none any more', async () => {
    const page = await dressed('background: #808080; --baize-plate: #999', '')
    const root = one(page.document, '.root') as HTMLElement
    await until(() => page.getComputedStyle(root).backgroundColor === 'rgb(241, 244, 241)', 'the surface is ours')
    const main = one(page.document, 'main') as HTMLElement
    main.style.cssText = 'background: white; --baize-plate: initial'
    await until(() => page.getComputedStyle(root).backgroundColor === 'rgba(0, 0, 0, 0)', 'there is none')
  })
})
