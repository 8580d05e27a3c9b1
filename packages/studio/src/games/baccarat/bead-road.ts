import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { isPair, winnerOf } from './hand.ts'
import { el } from '../../page/dom.ts'
import { handRead } from './dealt-hands.ts'
import type { TableSay } from './texts.ts'

/** The road of beads: a bead for each of the last hands, downwards and then to the side, the newest last. */
export function beadRoad(results: DrawsView['results'], say: TableSay): Node[] {
  if (!results.length) return [el('p', { class: 'note' }, say('noHands'))]
  const counts = { player: 0, banker: 0, tie: 0 }
  const beads = results.toReversed().map(({ issue, numbers }) => {
    const hand = handRead(numbers)
    const winner = winnerOf(hand)
    counts[winner]++
    const pairs = `${isPair(hand.player) ? ' player-pair' : ''}${isPair(hand.banker) ? ' banker-pair' : ''}`
    return el('li', { class: `bead ${winner}${pairs}`, title: issue }, say(`bead_${winner}`))
  })
  return [el('p', { class: 'road-counts' }, say('roadCounts', counts)), el('ol', { class: 'road' }, ...beads)]
}
