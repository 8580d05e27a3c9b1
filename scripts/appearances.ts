/**
 * Draws the pictures of docs/reference/tokens.md: a partner's page in every appearance, dark and
 * light, and one that says which custom property paints what. After `npm run build`: `node
 * --conditions=@baize/source scripts/appearances.ts`
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import type { Baize } from '../packages/elements/src/page.ts'
import type { Appearance } from '../packages/elements/src/runtime/color-scheme.ts'
import { commonProps } from '../packages/elements/src/runtime/declare.ts'
import { findBrowser, browserFlags } from './lib/browser.mjs'
import { startInstance } from './lib/instance.ts'
import { painted } from './pictures/painted.ts'
import { legendOf, toWebp } from './pictures/draw.ts'

declare const baize: Baize

const pictures = join(import.meta.dirname, '..', 'docs', 'pictures')
const width = 1240

/**
 * A page of a partner with a face, a ground and a colour of text of its own. Runs in a page that
 * the partner's server has answered.
 */
function dressPage({ appearance, theme }: { appearance: Appearance; theme: string }): void {
  document.querySelectorAll('link[rel=stylesheet]').forEach(sheet => sheet.remove())
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    body { margin: 0; padding: 24px 28px; font: 17px/26px Georgia, 'Source Serif 4', serif; color: #2a2348; background: #fff }
    [data-theme=dark] body { color: #e9e5f6; background: #131118 }
    h1 { margin: 0 0 16px; font-size: 24px }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 28px; align-items: start; margin-top: 24px }`)
  document.adoptedStyleSheets = [sheet]
  document.documentElement.dataset['theme'] = theme
  baize.configure({ appearance })
  // The page allows no markup from text.
  const make = (tag: string, attributes: Record<string, string> = {}) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }
  const title = make('h1')
  title.textContent = `A page of a partner: ${appearance}, ${theme}`
  const columns = make('div', { class: 'columns' })
  const board = make('baize-winner-board', { view: 'biggest', limit: '5' })
  columns.append(make('baize-login'), make('baize-register'), board)
  document.body.replaceChildren(title, make('baize-game-lane', { category: 'RNG', rows: '1', limit: '8' }), columns)
}

const instance = await startInstance()
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })

async function open(appearance: Appearance, theme: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
  })
  await page.goto(`${instance.partner}/hostile/grounds.html`)
  await page.evaluate(dressPage, { appearance, theme })
  for (const inside of ['baize-winner-board li', 'baize-login input', 'baize-register input', 'baize-game-lane img'])
    await page.locator(inside).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

try {
  const blankPage = await browser.newPage()
  for (const appearance of commonProps.appearance.values)
    for (const theme of ['dark', 'light']) {
      const page = await open(appearance, theme)
      const shot = await page.screenshot({ fullPage: true })
      await writeFile(join(pictures, `${appearance}-${theme}.webp`), await toWebp(blankPage, shot, width * 0.75))
      await page.close()
    }
  const page = await open('felt', 'light')
  const places = await page.evaluate(legendOf, painted)
  const marked = await page.screenshot({ fullPage: true })
  await writeFile(join(pictures, 'tokens.webp'), await toWebp(blankPage, marked, width))
  const lost = painted.filter(({ label }) => !places.includes(label))
  if (lost.length) throw new Error(`Not found: ${JSON.stringify(lost)}`)
} finally {
  await browser.close()
  await instance.stop()
}
