import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../../page/dom.ts'
import { multiplier } from '../../page/number-format.ts'
import { shownOf } from '../instant/stage.ts'

/** Max results that are shown. */
const maxShown = 12

/**
 * Crash points of the player's last rounds as a row of pills, newest first. Those in which the
 * player cashed out in time are filled.
 */
export function createResults(recent: readonly RoundView[], label: string) {
  const node = el('ol', { class: 'last-results', 'aria-label': label })
  const added = new Set<string>()

  /** Adds a round in front, unless it is there already. */
  function add(round: RoundView): void {
    const shown = shownOf(round, 'ascent')
    if (!shown || added.has(round.roundId)) return
    added.add(round.roundId)
    node.prepend(el('li', { class: shown.off ? 'paid' : '' }, multiplier(shown.climbed)))
    while (node.childElementCount > maxShown) node.lastElementChild?.remove()
    node.hidden = false
  }

  node.hidden = true
  for (const round of [...recent].reverse()) add(round)
  return { node, add }
}
