import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { isPair, winnerOf } from './hand.ts'
import { el } from '../../page/dom.ts'
import { handOfDraw } from './dealt-hands.ts'
import type { BaccaratT } from '../../page/text-keys.ts'

/** The road of beads: a bead for each of the last hands, downwards and then to the side, the newest last. */
export function beadRoad(results: DrawsView['results'], t: BaccaratT): Node[] {
  if (!results.length) return [el('p', { class: 'note' }, t('noHands'))]
  const counts = { player: 0, banker: 0, tie: 0 }
  const beads = results.toReversed().map(({ issue, numbers }) => {
    const hand = handOfDraw(numbers)
    const winner = winnerOf(hand)
    counts[winner]++
    const pairs = `${isPair(hand.player) ? ' player-pair' : ''}${isPair(hand.banker) ? ' banker-pair' : ''}`
    return el('li', { class: `bead ${winner}${pairs}`, title: issue }, t(`bead_${winner}`))
  })
  return [el('p', { class: 'road-counts' }, t('roadCounts', counts)), el('ol', { class: 'road' }, ...beads)]
}
