import { offeredHeights } from './odds.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../../page/dom.ts'
import { multiplier, timesPays } from '../../page/number-format.ts'
import { animate, extraFact, icons, type StageContext, shownOf, type Stage } from '../instant/stage.ts'

/** First choice of the list. */
const usual = 200
/** The picture: wide, high, and where the climb begins. */
const sky = { width: 720, height: 380, left: 70, foot: 346 }

/** Time for which a climb is shown, in milliseconds: the higher the longer, but never so long that it bores. */
const lasting = (climbed: number): number => Math.min(6500, 700 + 1500 * Math.log(climbed / 100))

/** Place of the rocket at a height, in a picture that reaches up to `top`. */
function placeAt(height: number, top: number): { x: number; y: number } {
  const part = Math.log(height / 100) / Math.log(Math.max(top, 150) / 100)
  return { x: sky.left + part * (sky.width - 200), y: sky.foot - part * part * (sky.foot - 70) }
}

const points = (upTo: number, top: number): string =>
  Array.from({ length: 41 }, (_, step) => placeAt(100 * (upTo / 100) ** (step / 40), top))
    .map(({ x, y }, step) => `${step ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')

function svg<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Record<string, string | number>) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
  return node
}

/** A rocket that climbs over its line, with its height in figures. */
export function ascentStage({ start, t, money }: StageContext): Stage {
  const options = offeredHeights.map(height => el('option', { value: String(height) }, multiplier(height)))
  const select = el('select', { id: 'height' }, ...options)
  select.value = String(usual)
  const chosen = () => Number(select.value)

  const line = svg('path', { class: 'climb', fill: 'none' })
  const exit = svg('line', { class: 'exit', x1: 0, x2: sky.width })
  const rocket = svg('image', { href: `/art/${start.theme.emblem}.svg`, x: -48, y: -90, width: 96, height: 96 })
  const picture = svg('svg', { viewBox: `0 0 ${sky.width} ${sky.height}`, 'aria-hidden': 'true' })
  picture.append(svg('path', { class: 'ground', d: `M0 ${sky.foot + 6}H${sky.width}` }), exit, line, rocket)
  const figure = el('p', { class: 'figure' })
  const node = el('div', { class: 'ascent', role: 'img' }, el('div', {}), figure)
  node.firstElementChild?.append(picture)

  function draw(height: number, top: number): void {
    const { x, y } = placeAt(height, top)
    line.setAttribute('d', points(height, top))
    // It stands upright on the ground and leans into its line as that flattens.
    const ahead = placeAt(height * 1.01, top)
    const lean = height > 100 ? (Math.atan2(ahead.x - x, y - ahead.y) * 180) / Math.PI : 0
    rocket.setAttribute('transform', `translate(${x} ${y}) rotate(${lean})`)
    figure.textContent = multiplier(Math.floor(height))
    const out = placeAt(chosen(), top).y
    exit.setAttribute('y1', String(out))
    exit.setAttribute('y2', String(out))
    exit.setAttribute('visibility', chosen() <= top ? 'visible' : 'hidden')
  }
  const describe = (text: string) => node.setAttribute('aria-label', text)

  function rest(): void {
    node.classList.remove('fell', 'net-win')
    draw(100, Math.max(chosen() * 1.3, 200))
    describe(t('ascentReady', { height: multiplier(chosen()) }))
  }
  select.addEventListener('change', rest)

  function ended(round: RoundView): void {
    const shown = shownOf(round, 'ascent')
    if (!shown) return
    draw(shown.climbed, Math.max(shown.climbed, chosen()) * 1.15)
    node.classList.toggle('fell', !shown.off)
    describe(t('climbed', { height: multiplier(shown.climbed) }))
  }

  return {
    node,
    extra: extraFact(t('getOff'), select),
    action: 'launch',
    icon: icons.up,
    choice: () => ({ height: chosen() }),
    setReady: ready => void (select.disabled = !ready),
    show: round => (shownOf(round, 'ascent') && round ? ended(round) : rest()),
    start: rest,
    async end(round) {
      const shown = shownOf(round, 'ascent')
      if (!shown || !round) return rest()
      const top = Math.max(shown.climbed, chosen()) * 1.15
      await animate(lasting(shown.climbed), part => draw(100 * (shown.climbed / 100) ** part, top))
      ended(round)
    },
    mark: (_, netWin) => void node.classList.toggle('net-win', netWin),
    pays: stake =>
      timesPays(
        t('ascentPays'),
        offeredHeights.map(height => [multiplier(height), height]),
        stake,
        t,
        money,
      ),
  }
}
