import type { SectionFlags } from './start/permission.ts'

/**
 * Sections of home that stand there only where the site switches them on, and after which they
 * stand (HOME-05, HOME-06, HOME-16).
 */
const optional = [
  { by: 'showEsports', category: 'ESPORTS', after: 'SPORTS' },
  { by: 'showLottery', category: 'LOTT', after: 'COCKFIGHT' },
] as const

/** The sections that are switched on. */
export const enabledSections = (switches: SectionFlags) => optional.filter(({ by }) => switches[by] === true)

/**
 * Puts the sections that are switched on in their places; a kind of games without vendors draws
 * nothing all the same.
 */
export function addHomeSections(home: ParentNode, switches: SectionFlags): void {
  for (const { category, after } of enabledSections(switches)) {
    if (home.querySelector(`baize-game-lane[category=${category}]`)) continue
    const lane = document.createElement('baize-game-lane')
    lane.setAttribute('category', category)
    home.querySelector(`baize-game-lane[category=${after}]`)?.after(lane)
  }
}
