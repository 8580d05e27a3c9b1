import type { SectionFlags } from './start/permission.ts'

/**
 * Sections of home that stand there only where the site switches them on, and after which they
 * stand (HOME-05, HOME-06, HOME-16).
 */
const optional = [
  { by: 'showEsports', tag: 'baize-fixtures', category: 'ESPORTS', after: 'SPORTS' },
  { by: 'showLottery', tag: 'baize-game-lane', category: 'LOTT', after: 'COCKFIGHT' },
] as const

/** The sections that are switched on. */
export const enabledSections = (switches: SectionFlags) => optional.filter(({ by }) => switches[by] === true)

/**
 * Puts the sections that are switched on in their places; a kind of games without vendors draws
 * nothing all the same.
 */
export function addHomeSections(home: ParentNode, switches: SectionFlags): void {
  for (const { tag, category, after } of enabledSections(switches)) {
    if (home.querySelector(`${tag}[category=${category}]`)) continue
    const section = document.createElement(tag)
    section.setAttribute('category', category)
    if (tag === 'baize-fixtures') section.setAttribute('layout', 'cards')
    home.querySelector(`[category=${after}]`)?.after(section)
  }
}
