import type { Play } from './plays/play.ts'
import { el } from '../../page/dom.ts'
import { placeButton, removeButton, slipSection, stakeSelect, toSlipButton } from '../../page/draws/slip-parts.ts'
import type { Money } from '../../page/money.ts'
import { amountAt } from '../../page/number-format.ts'
import type { LotteryT } from '../../page/text-keys.ts'
import { optionName, playName } from './play-names.ts'

export interface Picked {
  play: Play
  option: string
  /** Made once, so that a bet that is sent again is the same bet. */
  requestId: string
}

export interface Slip {
  node: HTMLElement
  /** Leads here from the board. */
  way: HTMLElement
  has(play: Play, option: string): boolean
  toggle(play: Play, option: string): void
  picked(): readonly Picked[]
  stake(): string
  drop(picked: Picked): void
  setReady(ready: boolean): void
}

const keyOf = (play: Play, option: string) => `${play.name} ${option}`

/**
 * The bets that are to be placed, and what they cost.
 * @param changed - called when a bet came or went
 */
export function createSlip(
  stakes: readonly string[],
  t: LotteryT,
  money: Money,
  calls: { changed: () => void; place: () => void },
): Slip {
  const bets = new Map<string, Picked>()
  const list = el('ul', { class: 'slip-bets' })
  const total = el('output', { class: 'total', for: 'stake' })
  const select = stakeSelect(stakes, money, () => draw())
  const place = placeButton(t('place'), calls.place)
  const clear = el('button', { type: 'button', class: 'plain', onclick: () => change(() => bets.clear()) }, t('clear'))
  let ready = true

  function change(act: () => void): void {
    act()
    draw()
    calls.changed()
  }

  function line(key: string, { play, option }: Picked): HTMLElement {
    const [bet, name] = [playName(play.name, t), optionName(option, t)]
    const remove = removeButton(t('remove', { bet: `${bet} ${name}` }), () => change(() => bets.delete(key)))
    return el('li', {}, el('span', {}, bet), el('b', {}, name), remove)
  }

  function draw(): void {
    list.replaceChildren(
      ...(bets.size ? [...bets].map(([key, bet]) => line(key, bet)) : [el('li', { class: 'empty' }, t('slipEmpty'))]),
    )
    total.textContent = money(amountAt(select.value, bets.size * 100))
    place.setReady(ready && bets.size > 0)
    way.setCount(bets.size)
    clear.hidden = !bets.size
  }
  const node = slipSection(
    t('slip'),
    clear,
    list,
    el('div', { class: 'slip-row' }, el('label', { for: 'stake' }, t('stakeEach')), select),
    el('div', { class: 'slip-row' }, el('span', {}, t('total')), total),
    place.node,
  )
  const way = toSlipButton(
    count => t('toSlip', { count }),
    () => node.scrollIntoView({ block: 'center' }),
  )
  draw()

  return {
    node,
    way: way.node,
    has: (play, option) => bets.has(keyOf(play, option)),
    toggle: (play, option) =>
      change(() => {
        const key = keyOf(play, option)
        if (!bets.delete(key)) bets.set(key, { play, option, requestId: crypto.randomUUID() })
      }),
    picked: () => [...bets.values()],
    stake: () => select.value,
    drop: ({ play, option }) => change(() => bets.delete(keyOf(play, option))),
    setReady(now) {
      ready = now
      draw()
    },
  }
}
