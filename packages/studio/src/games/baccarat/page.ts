import { startGame } from '../../page/start-game.ts'
import { startDraws, connectDraws } from '../../page/draws/api.ts'
import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import { Refusal } from '../../page/api.ts'
import { el } from '../../page/dom.ts'
import { drawClock } from '../../page/draws/draw-clock.ts'
import { createWalletPanel } from '../../page/wallet-panel.ts'
import { moneyFor } from '../../page/money.ts'
import { decoration, applyColours } from '../../page/scenery.ts'
import type { PageT } from '../../page/text-keys.ts'
import { textsOf } from '../../page/texts.ts'
import { createTable } from './table.ts'

/** Intervals at which the page updates its clock and asks the studio, in milliseconds. */
const intervals = { tick: 250, sync: 3000 }

/**
 * Shows the table of a started session.
 * @throws Refusal where the studio does not say how its draws stand
 */
async function showBaccarat(start: DrawnGamesStart, pageT: PageT): Promise<HTMLElement> {
  const { lang } = document.documentElement
  const game = start.games.find(({ gameCode }) => gameCode === start.gameCode)
  if (!game) throw new Refusal('UNKNOWN')
  const api = connectDraws(start.token)
  const draws = await api.draws(game.gameCode)
  const parts = { start, api, t: textsOf('draws', 'baccarat'), pageT, money: moneyFor(lang, start.symbol) }
  const wallet = createWalletPanel(parts)
  const table = createTable({ ...parts, wallet, clock: drawClock(draws.now) }, game, draws)
  applyColours(game.look)
  setInterval(() => table.tick(), intervals.tick)
  setInterval(() => void table.sync(), intervals.sync)
  return el(
    'main',
    { class: 'lottery' },
    decoration(`room-${game.look.palette}`, 'room'),
    el(
      'header',
      { class: 'top' },
      el('h1', {}, el('img', { src: `/art/title-${game.gameCode}.svg`, alt: game.name })),
      wallet.node,
    ),
    table.node,
  )
}

void startGame(async ({ code, gameCode, t }) => showBaccarat(await startDraws(code, gameCode), t))
