import type { Play } from '../../lottery/play.ts'
import { el } from '../dom.ts'
import type { Money } from '../money.ts'
import { amountAt } from '../times.ts'
import { type LotterySay, optionName, playName } from './texts.ts'

export interface Picked {
  play: Play
  option: string
  /** Made once, so that a bet that is sent again is the same bet. */
  requestId: string
}

export interface Slip {
  node: HTMLElement
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
  say: LotterySay,
  money: Money,
  calls: { changed: () => void; place: () => void },
): Slip {
  const bets = new Map<string, Picked>()
  const list = el('ul', { class: 'slip-bets' })
  const total = el('output', { class: 'total', for: 'stake' })
  const select = el(
    'select',
    { id: 'stake', class: 'value', onchange: () => draw() },
    ...stakes.map(stake => el('option', { value: stake }, money(stake))),
  )
  const place = el(
    'button',
    { type: 'button', class: 'place', onclick: () => place.getAttribute('aria-disabled') !== 'true' && calls.place() },
    say('place'),
  )
  const clear = el(
    'button',
    { type: 'button', class: 'plain', onclick: () => change(() => bets.clear()) },
    say('clear'),
  )
  let ready = true

  function change(act: () => void): void {
    act()
    draw()
    calls.changed()
  }

  function line(key: string, { play, option }: Picked): HTMLElement {
    const name = optionName(option, say)
    const remove = {
      type: 'button',
      class: 'remove',
      'aria-label': say('remove', { bet: `${playName(play.name, say)} ${name}` }),
    }
    return el(
      'li',
      {},
      el('span', {}, playName(play.name, say)),
      el('b', {}, name),
      el('button', { ...remove, onclick: () => change(() => bets.delete(key)) }, '×'),
    )
  }

  function draw(): void {
    list.replaceChildren(
      ...(bets.size ? [...bets].map(([key, bet]) => line(key, bet)) : [el('li', { class: 'empty' }, say('slipEmpty'))]),
    )
    total.textContent = money(amountAt(select.value, bets.size * 100))
    place.setAttribute('aria-disabled', String(!ready || !bets.size))
    clear.hidden = !bets.size
  }
  draw()

  return {
    node: el(
      'section',
      { class: 'slip', 'aria-labelledby': 'slip-title' },
      el('header', {}, el('h2', { id: 'slip-title' }, say('slip')), clear),
      list,
      el('div', { class: 'slip-row' }, el('label', { for: 'stake' }, say('stakeEach')), select),
      el('div', { class: 'slip-row' }, el('span', {}, say('total')), total),
      place,
    ),
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
