import { offeredMultipliers } from './odds.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el, strokes } from '../../page/dom.ts'
import { amountAt, multiplier, timesPays } from '../../page/number-format.ts'
import { animate, extraFact, icons, type StageContext, shownOf, type Stage } from '../instant/stage.ts'
import { heightAt, leanOn, partOf, placeOn, scaleTop, timeTo } from './flight.ts'
import { createResults } from './last-results.ts'
import type { AscentChoice } from './rules.ts'

/** First choice of the list. */
const usual = 200
/** Heights that the scale names, and the part of it from which on they have room. */
const named = [110, 120, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 50_000, 100_000]
const room = { min: 0.12, max: 0.97, between: 0.06 } as const

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`

/** The path of the rocket up to a part of the scale, in a square of 100. */
const pathTo = (part: number): string =>
  Array.from({ length: 41 }, (_, step) => placeOn((part * step) / 40))
    .map(({ x, y }, step) => `${step ? 'L' : 'M'}${(x * 100).toFixed(2)} ${(y * 100).toFixed(2)}`)
    .join('')

/** A level of the scale: a line across the picture and its height in figures. */
function createLevel(className: string) {
  const label = el('span', {})
  const node = el('div', { class: `level ${className}` }, label)
  return {
    node,
    name: (height: number) => void (label.textContent = multiplier(height)),
    /** Puts it at a part of the scale, or hides it. */
    put(part: number, isShown: boolean): void {
      node.hidden = !isShown
      node.style.setProperty('top', percent(placeOn(part).y))
    },
  }
}

/**
 * The picture of a flight: scale, cash-out, rocket and its height. It is drawn from the height and
 * the cash-out alone.
 */
function createSky(emblem: string) {
  const levels = named.map(height => ({ height, ...createLevel('tick') }))
  for (const { name, height } of levels) name(height)
  const exit = createLevel('exit')
  const trail = strokes(100, 100, [''], 'trail')
  trail.setAttribute('preserveAspectRatio', 'none')
  const rocket = el('img', { class: 'rocket', src: `/art/${emblem}.svg`, alt: '', draggable: 'false' })
  const figure = el('p', { class: 'figure' })
  const cashedOut = el('p', { class: 'cashed-out', hidden: true })
  const node = el(
    'div',
    { class: 'sky', role: 'img' },
    ...levels.map(level => level.node),
    el('div', { class: 'level ground' }),
    exit.node,
    trail,
    rocket,
    el('div', { class: 'readings' }, figure, cashedOut),
  )
  let drawn = { height: 100, chosen: usual }

  function draw(height: number, chosen: number): void {
    drawn = { height, chosen }
    const top = scaleTop(height, chosen)
    const part = partOf(height, top)
    const { x, y } = placeOn(part)
    trail.firstElementChild?.setAttribute('d', pathTo(part))
    rocket.style.setProperty('left', percent(x))
    rocket.style.setProperty('top', percent(y))
    rocket.style.setProperty(
      'rotate',
      `${leanOn(part, node.clientWidth / Math.max(1, node.clientHeight)).toFixed(2)}deg`,
    )
    figure.textContent = multiplier(Math.floor(height))
    const out = partOf(chosen, top)
    exit.name(chosen)
    exit.put(out, out < 1)
    for (const level of levels) {
      const at = partOf(level.height, top)
      level.put(at, at > room.min && at < room.max && Math.abs(at - out) > room.between)
    }
  }
  // The lean follows from how wide the picture is.
  new ResizeObserver(() => draw(drawn.height, drawn.chosen)).observe(node)

  return {
    node,
    draw,
    /** Shows what the player has cashed out with; null where that is still to come. */
    setCashedOut(text: string | null): void {
      cashedOut.hidden = text === null
      cashedOut.textContent = text
      node.classList.toggle('out', text !== null)
    },
    describe: (text: string) => node.setAttribute('aria-label', text),
  }
}

/** A rocket that climbs over its line, with its height in figures. */
export function ascentStage({ start, t, money }: StageContext): Stage {
  const options = offeredMultipliers.map(cashOut => el('option', { value: String(cashOut) }, multiplier(cashOut)))
  const select = el('select', { id: 'height' }, ...options)
  select.value = String(usual)
  const chosen = () => Number(select.value)

  const sky = createSky(start.theme.emblem)
  const results = createResults(start.recentRounds, t('lastClimbs'))
  const node = el('div', { class: 'ascent' }, sky.node, results.node)

  /**
   * Draws a round at a height. The player is out from the cash-out on, however far the rocket
   * still rises.
   */
  function draw({ stake, choice }: RoundView, height: number): void {
    const cashOut = (choice as AscentChoice).height
    const isOut = Math.floor(height) >= cashOut
    sky.draw(height, cashOut)
    sky.setCashedOut(isOut ? t('cashedOut', { amount: money(amountAt(stake, cashOut)) }) : null)
  }

  function rest(): void {
    node.classList.remove('fell', 'net-win')
    sky.draw(100, chosen())
    sky.setCashedOut(null)
    sky.describe(t('ascentReady', { cashOut: multiplier(chosen()) }))
  }
  select.addEventListener('change', rest)

  function ended(round: RoundView): void {
    const shown = shownOf(round, 'ascent')
    if (!shown) return
    draw(round, shown.climbed)
    node.classList.toggle('fell', !shown.off)
    sky.describe(t('reached', { crashPoint: multiplier(shown.climbed) }))
    results.add(round)
  }

  return {
    node,
    extra: extraFact(t('cashOutAt'), select),
    action: 'launch',
    icon: icons.up,
    choice: () => ({ height: chosen() }),
    setReady: ready => void (select.disabled = !ready),
    show(round) {
      if (!round || !shownOf(round, 'ascent')) return rest()
      select.value = String((round.choice as AscentChoice).height)
      // The rules take more cash-outs than the list has.
      if (!select.value) select.value = String(usual)
      ended(round)
    },
    start: rest,
    async end(round) {
      const shown = shownOf(round, 'ascent')
      if (!shown || !round) return rest()
      const { climbed: crashPoint } = shown
      await animate(timeTo(crashPoint), (_, elapsed) => draw(round, Math.min(crashPoint, heightAt(elapsed))))
      ended(round)
    },
    mark: (_, netWin) => void node.classList.toggle('net-win', netWin),
    pays: stake =>
      timesPays(
        t('ascentPays'),
        offeredMultipliers.map(cashOut => [multiplier(cashOut), cashOut]),
        stake,
        t,
        money,
      ),
  }
}
