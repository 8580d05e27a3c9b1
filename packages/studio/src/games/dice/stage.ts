import { pays, sides } from './rules.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../../page/dom.ts'
import { animate, extraFact, icons, type StageContext, shownOf, type Stage } from '../instant/stage.ts'
import { decimal, multiplier, timesPays } from '../../page/number-format.ts'

type Side = (typeof sides)[number]
const usual = { side: 'under', chance: 50 } as const
const chances = [...pays.keys()]

/** Highest roll, in hundredths. */
const highest = 9_999
/**
 * The pin runs there and back, each time in `lap` milliseconds, until `sweeps` are over, and then
 * comes to rest within `settling`.
 */
const run = { lap: 450, sweeps: 900, settling: 600 } as const

/**
 * Place of the pin after so many milliseconds. While it sweeps it is at the same place for every
 * roll, and at the end of the scale after.
 */
function pinAt(roll: number, elapsed: number): number {
  if (elapsed < run.sweeps) return Math.round(highest * (1 - Math.abs(1 - (2 * (elapsed % run.lap)) / run.lap)))
  return Math.round(roll * (1 - (1 - (elapsed - run.sweeps) / run.settling) ** 3))
}

/** A scale from 0 to 100 with the part that wins, and the roll on it. */
export function diceStage({ t, money }: StageContext): Stage {
  const option = (side: Side, chance: number) =>
    el(
      'option',
      { value: `${side} ${chance}` },
      t(side === 'under' ? 'below' : 'above', { limit: side === 'under' ? chance : 100 - chance }),
    )
  const select = el(
    'select',
    { id: 'chance' },
    ...sides.flatMap(side => [...chances].reverse().map(chance => option(side, chance))),
  )
  select.value = `${usual.side} ${usual.chance}`
  const chosen = (): { side: Side; chance: number } => {
    const [side, chance] = select.value.split(' ')
    return { side: side === 'over' ? 'over' : 'under', chance: Number(chance) }
  }

  const zone = el('div', { class: 'zone' })
  const pin = el('div', { class: 'pin', hidden: true })
  const figure = el('p', { class: 'figure' })
  const marks = el(
    'div',
    { class: 'marks', 'aria-hidden': 'true' },
    ...[0, 25, 50, 75, 100].map(mark => el('span', {}, String(mark))),
  )
  const node = el('div', { class: 'dice', role: 'img' }, figure, el('div', { class: 'scale' }, zone, pin), marks)

  function rest(): void {
    const { side, chance } = chosen()
    zone.style.setProperty('inset-inline', side === 'under' ? `0 ${100 - chance}%` : `${100 - chance}% 0`)
    pin.hidden = true
    figure.textContent = multiplier(pays.get(chance) ?? 0)
    node.classList.remove('fell', 'net-win', 'rolled')
    node.setAttribute('aria-label', select.selectedOptions[0]?.textContent ?? '')
  }
  select.addEventListener('change', rest)

  function put(roll: number): void {
    pin.hidden = false
    pin.style.setProperty('inset-inline-start', `${roll / 100}%`)
    figure.textContent = decimal(roll)
    node.classList.add('rolled')
  }
  function ended(round: RoundView): void {
    const shown = shownOf(round, 'dice')
    if (!shown) return
    put(shown.roll)
    node.classList.toggle('fell', !shown.hit)
    node.setAttribute('aria-label', t('rolled', { roll: decimal(shown.roll) }))
  }

  return {
    node,
    extra: extraFact(t('bet'), select),
    action: 'roll',
    icon: icons.again,
    choice: chosen,
    setReady: ready => void (select.disabled = !ready),
    show(round) {
      rest()
      if (round) ended(round)
    },
    start: rest,
    async end(round) {
      const shown = shownOf(round, 'dice')
      if (!shown || !round) return rest()
      await animate(run.sweeps + run.settling, (_, elapsed) => put(pinAt(shown.roll, elapsed)))
      ended(round)
    },
    mark: (_, netWin) => void node.classList.toggle('net-win', netWin),
    pays: stake =>
      timesPays(
        t('dicePays'),
        chances.map(chance => [`${chance}%`, pays.get(chance) ?? 0]),
        stake,
        t,
        money,
      ),
  }
}
