import { type BetName, payOf, tableBets } from './bets.ts'
import { el } from '../../page/dom.ts'
import { total } from '../../page/draws/bet-results.ts'
import type { Money } from '../../page/money.ts'
import { chipFace } from './chip-rack.ts'
import { handOfDraw } from './dealt-hands.ts'
import type { Stack } from './chip-stack.ts'
import type { BaccaratT } from '../../page/text-keys.ts'

/** Hundredths as odds to one: `8:1`, `0.95:1`. */
const odds = (hundredths: number): string =>
  `${new Intl.NumberFormat(document.documentElement.lang).format(hundredths / 100)}:1`

/** The spots that chips are put on. @param put - called with the spot that was pressed */
export function createFelt(t: BaccaratT, money: Money, stack: () => Stack, put: (bet: BetName) => void) {
  let placed: Partial<Record<BetName, string[]>> = {}

  const spots = tableBets.map(bet => {
    const chips = el('span', { class: 'spot-chips' })
    const node = el(
      'button',
      { type: 'button', class: `spot ${bet.name}`, onclick: () => put(bet.name) },
      el('b', { class: 'spot-name' }, t(`bet_${bet.name}`)),
      el('span', { class: 'spot-pays' }, t('pays', { pays: odds(bet.pays) })),
      chips,
    )
    return { bet, node, chips }
  })

  function pile(stakes: readonly string[], key: 'toPlace' | 'onHand'): HTMLElement[] {
    const last = stakes.at(-1)
    if (!last) return []
    const amount = total(stakes)
    return [
      el(
        'span',
        { class: `pile ${key}` },
        chipFace(last, amount),
        el('span', { class: 'unseen' }, `, ${t(key, { amount: money(amount) })}`),
      ),
    ]
  }

  function draw(): void {
    for (const { bet, chips } of spots)
      chips.replaceChildren(...pile(placed[bet.name] ?? [], 'onHand'), ...pile(stack().on(bet.name), 'toPlace'))
  }

  return {
    node: el('div', { class: 'felt', role: 'group', 'aria-label': t('felt') }, ...spots.map(({ node }) => node)),
    draw,
    /** Takes the stakes that were placed on the hand to come. */
    setPlaced(now: typeof placed): void {
      placed = now
      draw()
    },
    /** Marks what the last hand paid. */
    mark(written: readonly string[]): void {
      const hand = written.length ? handOfDraw(written) : null
      for (const { bet, node } of spots) node.classList.toggle('hit', hand !== null && payOf(bet, hand) > 100)
    },
  }
}
