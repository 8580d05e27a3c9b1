import { expect } from 'chai'
import * as features from '../../src/sections/index.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { openHost } from '../support/host-page.ts'
import { until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

/** What stands in every place. */
const everywhere = [
  'baize-login',
  'baize-register',
  'baize-account-bar',
  'baize-banner',
  'baize-game-lane category="RNG"',
  'baize-game-list category="RNG"',
  'baize-hot-games',
  'baize-winner-board',
  'baize-winners-list',
  'baize-lottery-launcher',
  'baize-lottery-results',
  'baize-promotions',
  'baize-notice',
  'baize-agent-landing',
]
/** The others, which are laid out as those are: in one of the places. */
const others = Object.values(features)
  .map(({ tag }) => tag as string)
  .filter(tag => !everywhere.some(each => each.split(' ')[0] === tag))
/** What draws nothing until there is something to show. */
const empty = [
  'baize-popup-host',
  'baize-load-popup',
  'baize-dialog',
  'baize-maintenance-page',
  'baize-restricted-page',
  'baize-balance',
  'baize-account-menu',
]
/** What is a button. */
const buttons = ['baize-side-menu', 'baize-game-menu']

/**
 * Places whose width is that of what stands in them, as styles of what is around an element and of
 * the element.
 */
const places: Readonly<Record<string, readonly [around: string, own: string]>> = {
  'a flex row': ['display:flex', ''],
  'a grid of automatic columns': ['display:grid;grid-template-columns:auto', ''],
  'a float': ['', 'float:left'],
  'a cell of a table': ['display:table-cell', ''],
  'a line of text': ['', 'display:inline-block'],
  'an absolute place': ['position:relative;height:10px', 'position:absolute'],
  'a box as wide as its content': ['width:fit-content;max-width:100%', ''],
}

/** Draws elements in places, and says which of them have no room there, or more than there is. */
async function misplaced(width: number, shown: readonly (readonly [place: string, tag: string])[]): Promise<string[]> {
  const body = shown.map(([place, tag]) => {
    const [around, own] = places[place] ?? ['', '']
    const element = `<${tag} data-place="${place}" style="${own}"></${tag.split(' ')[0] ?? ''}>`
    return `<div style="display:flow-root;width:${width}px"><div style="${around}">${element}</div></div>`
  })
  const page = await openHost({ body: `<main lang="en"></main>` })
  const main = page.document.querySelector('main') as HTMLElement
  main.innerHTML = body.join('')
  const elements = [...main.querySelectorAll<HTMLElement>('div > div > *')]
  await until(() => elements.every(element => element.matches(':state(ready)')), 'all are drawn')
  const wrong = () =>
    elements
      .filter(({ localName }) => !empty.includes(localName))
      .flatMap(element => {
        const drawn = element.getBoundingClientRect()
        const minSize = buttons.includes(element.localName) ? 40 : 180
        const isRight = drawn.height > 0 && drawn.width >= minSize && drawn.width <= width + 0.5
        const size = `${drawn.width} x ${drawn.height} of ${width}`
        return isRight ? [] : [`${element.localName} in ${element.dataset['place'] ?? ''}: ${size}`]
      })
  await until(() => wrong().length === 0, 'all have room').catch(() => {})
  return wrong()
}

describe('a place that is as wide as its content', () => {
  for (const width of [280, 760])
    it(`gives the large elements room, and no more than the ${width} px there are`, async () => {
      const shown = Object.keys(places).flatMap(place => everywhere.map(tag => [place, tag] as const))
      expect(await misplaced(width, shown)).to.deep.equal([])
    })

  it('gives every other element room', async () => {
    const shown = others.map(tag => ['a flex row', tag] as const)
    expect(await misplaced(280, shown)).to.deep.equal([])
  })
})
