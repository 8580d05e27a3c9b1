import { pays, rows } from './rules.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../../page/dom.ts'
import { animate, extraFact, icons, type StageContext, shownOf, type Stage } from '../instant/stage.ts'
import { multiplier, timesPays } from '../../page/number-format.ts'

/** The picture: from peg to peg across and down, and where the first peg stands. */
const step = { across: 44, down: 26, top: 34 }
const width = (rows + 1.6) * step.across
const height = step.top + rows * step.down + 56
const name = 'http://www.w3.org/2000/svg'

function svg<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Record<string, string | number>, text = '') {
  const node = document.createElementNS(name, tag)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  node.textContent = text
  return node
}

/** Place of the ball after so many rows, when it went to the right so often. */
const placeOf = (row: number, right: number) => ({
  x: width / 2 + (right - row / 2) * step.across,
  y: step.top + row * step.down - 12,
})

/** Time from one row to the next, in milliseconds, and from above the picture to the first peg. */
const rowTime = 200
/** Place above the picture from which the ball drops. */
const above = -12

const pegs = () =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, peg) => {
      const { x, y } = placeOf(row, peg)
      return svg('circle', { class: 'peg', cx: x, cy: y + 12, r: 4 })
    }),
  ).flat()

/** A triangle of pegs and the ball that falls through it. */
export function plinkoStage({ t, money }: StageContext): Stage {
  const ball = svg('circle', { class: 'ball', r: 9, visibility: 'hidden' })
  const bins = pays.map((pay, place) => {
    const { x, y } = placeOf(rows, place)
    const bin = svg('g', { class: 'bin', transform: `translate(${x} ${y + 26})` })
    bin.append(
      svg('rect', { x: -20, y: -14, width: 40, height: 28, rx: 6 }),
      svg('text', { 'text-anchor': 'middle', y: 5 }, (pay / 100).toLocaleString(document.documentElement.lang)),
    )
    return bin
  })
  const picture = svg('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' })
  picture.append(...pegs(), ...bins, ball)
  const node = el('div', { class: 'plinko', role: 'img', 'aria-label': t('plinkoReady') })
  node.append(picture)

  function clear(): void {
    ball.setAttribute('visibility', 'hidden')
    node.classList.remove('net-win')
    for (const bin of bins) bin.classList.remove('hit')
  }
  function moveBall(x: number, y: number): void {
    ball.setAttribute('visibility', 'visible')
    ball.setAttribute('cx', String(x))
    ball.setAttribute('cy', String(y))
  }
  /**
   * `at` counts rows, with the part of the next that the ball has fallen; below 0 it drops to the
   * first peg, whatever its path.
   */
  function put(path: readonly number[], at: number): void {
    if (at < 0) {
      const { x, y } = placeOf(0, 0)
      return moveBall(x, above + (y - above) * (1 + at) ** 2)
    }
    const row = Math.min(rows, Math.floor(at))
    const right = path.slice(0, row).reduce((sum, side) => sum + side, 0)
    const from = placeOf(row, right)
    const to = row < rows ? placeOf(row + 1, right + (path[row] ?? 0)) : { x: from.x, y: from.y + 26 }
    const part = at - row
    // It leaps a little at the peg before it falls on.
    const leap = Math.sin(Math.PI * part) * (row < rows ? 5 : 0)
    moveBall(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part - leap)
  }
  function ended(round: RoundView): void {
    const shown = shownOf(round, 'plinko')
    if (!shown) return
    put(shown.path, rows)
    bins[shown.slot]?.classList.add('hit')
    node.setAttribute('aria-label', t('fellTo', { times: multiplier(pays[shown.slot] ?? 0) }))
  }

  return {
    node,
    extra: extraFact(t('rows'), el('span', {}, String(rows))),
    action: 'drop',
    icon: icons.down,
    choice: () => ({}),
    setReady: () => {},
    show(round) {
      clear()
      if (round) ended(round)
    },
    start: clear,
    async end(round) {
      const shown = shownOf(round, 'plinko')
      clear()
      if (!shown || !round) return
      await animate((1 + rows) * rowTime, (_, elapsed) => put(shown.path, elapsed / rowTime - 1))
      ended(round)
    },
    mark: (_, netWin) => void node.classList.toggle('net-win', netWin),
    pays: stake =>
      timesPays(
        t('plinkoPays'),
        pays.slice(rows / 2).map((pay, away) => [t(away ? 'fromMiddle' : 'middle', { count: away }), pay]),
        stake,
        t,
        money,
      ),
  }
}
