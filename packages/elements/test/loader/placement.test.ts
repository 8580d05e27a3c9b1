import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { openHost } from '../support/host-page.ts'
import { until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tags = [
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
/** Places whose width is that of what stands in them, as styles of what is around an element and of the element. */
const places: Readonly<Record<string, readonly [around: string, own: string]>> = {
  'a flex row': ['display:flex', ''],
  'a grid of automatic columns': ['display:grid;grid-template-columns:auto', ''],
  'a float': ['', 'float:left'],
  'a cell of a table': ['display:table-cell', ''],
  'a line of text': ['', 'display:inline-block'],
  'an absolute place': ['position:relative;height:10px', 'position:absolute'],
  'a box as wide as its content': ['width:fit-content;max-width:100%', ''],
}

describe('a place that is as wide as its content', () => {
  for (const width of [280, 760])
    it(`gives every element room, and no more than the ${width} px there are`, async () => {
      const body = Object.values(places)
        .flatMap(([around, own]) =>
          tags.map(
            tag =>
              `<div style="display:flow-root;width:${width}px"><div style="${around}"><${tag} style="${own}"></${tag.split(' ')[0] ?? ''}></div></div>`,
          ),
        )
        .join('')
      const page = await openHost({ body: `<main lang="en"></main>` })
      const main = page.document.querySelector('main') as HTMLElement
      main.innerHTML = body
      const elements = [...main.querySelectorAll<HTMLElement>('div > div > *')]
      await until(() => elements.every(element => element.matches(':state(ready)')), 'all are drawn')
      const wrong = () =>
        elements.flatMap((element, index) => {
          const drawn = element.getBoundingClientRect()
          const isRight = drawn.height === 0 || (drawn.width >= 180 && drawn.width <= width + 0.5)
          const place = Object.keys(places)[Math.floor(index / tags.length)] ?? ''
          return isRight ? [] : [`${element.localName} in ${place}: ${drawn.width} of ${width}`]
        })
      await until(() => wrong().length === 0, 'all have room').catch(() => {})
      expect(wrong()).to.deep.equal([])
    })
})
