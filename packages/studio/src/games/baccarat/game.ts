import type { DrawsStart } from '../../engine/draws/start-page.ts'
import { Refused } from '../../page/api.ts'
import { el } from '../../page/dom.ts'
import { connectDraws } from '../../page/draws/api.ts'
import { drawClock } from '../../page/draws/draw-clock.ts'
import { createPurse } from '../../page/wallet-panel.ts'
import { moneyFor } from '../../page/money.ts'
import { decoration, paint } from '../../page/scenery.ts'
import type { Say } from '../../page/texts.ts'
import { createTable } from './table.ts'
import { tableTexts } from './texts.ts'

/** How often the page looks at the clock, and how often it asks the studio, in milliseconds. */
const pace = { tick: 250, sync: 3000 }

/**
 * Shows the table of a started session.
 * @throws Refused where the studio does not say how its draws stand
 */
export async function runTable(start: DrawsStart, shellSay: Say): Promise<HTMLElement> {
  const { lang } = document.documentElement
  const game = start.games.find(({ gameCode }) => gameCode === start.gameCode)
  if (!game) throw new Refused('UNKNOWN')
  const api = connectDraws(start.token)
  const draws = await api.draws(game.gameCode)
  const parts = { start, api, say: tableTexts(lang), shellSay, money: moneyFor(lang, start.symbol) }
  const purse = createPurse(parts)
  const table = createTable({ ...parts, purse, clock: drawClock(draws.now) }, game, draws)
  paint(game.look)
  setInterval(() => table.tick(), pace.tick)
  setInterval(() => void table.sync(), pace.sync)
  return el(
    'main',
    { class: 'lottery' },
    decoration(`room-${game.look.palette}`, 'room'),
    el(
      'header',
      { class: 'top' },
      el('h1', {}, el('img', { src: `/art/title-${game.gameCode}.svg`, alt: game.name })),
      purse.node,
    ),
    table.node,
  )
}
