import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { enabledSections } from './home-sections.ts'

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
const home = /<template id="home">(.*?)<\/template>/s.exec(page)?.[1] ?? ''
/** Sections in the order in which they stand: a lane by its kind of games or its filter. */
const sections = [...home.matchAll(/<baize-(game-lane|winner-board|fixtures)(?: (?:category|filter)="(\w+)")?/g)].map(
  ([, tag, what]) => what ?? tag,
)

describe('the sections of home', () => {
  it('are hot games, winners and the kinds of games, in the order of the specification, after what a member played last [HOME-03] [HOME-04]', () => {
    expect(sections).toEqual([
      'RECENT',
      'HOT',
      'winner-board',
      'BGS',
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'COCKFIGHT',
    ])
  })

  it('have e-sports and lotteries only where the site switches them on [HOME-05]', () => {
    expect(enabledSections({})).toEqual([])
    expect(enabledSections({ showEsports: false, showLottery: false })).toEqual([])
    expect(enabledSections({ showEsports: true }).map(({ category, after }) => [category, after])).toEqual([
      ['ESPORTS', 'SPORTS'],
    ])
    expect(enabledSections({ showLottery: true }).map(({ category, after }) => [category, after])).toEqual([
      ['LOTT', 'COCKFIGHT'],
    ])
  })
})
