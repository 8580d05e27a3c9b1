import { startGame } from '../../page/start-game.ts'
import { startDraws, connectDraws } from '../../page/draws/api.ts'
import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import type { LotteriesView } from './lotteries-view.ts'
import { isLotteryKind } from './lottery-kinds.ts'
import { callStudio } from '../../page/api.ts'
import { el } from '../../page/dom.ts'
import { drawClock, countdown, type DrawClock } from '../../page/draws/draw-clock.ts'
import { createWalletPanel } from '../../page/wallet-panel.ts'
import { moneyFor } from '../../page/money.ts'
import { decoration, applyColours } from '../../page/scenery.ts'
import type { PageT, LotteryT } from '../../page/text-keys.ts'
import { textsOf } from '../../page/texts.ts'
import { createTable } from './table.ts'
import { areaName } from './play-names.ts'

type Game = DrawnGamesStart['games'][number]

interface Lobby {
  node: HTMLElement
  /** Writes how long each game's next draw is away. */
  tick(): void
  /** Takes new times of the next draws. */
  update(games: readonly Pick<Game, 'gameCode' | 'drawsAt'>[]): void
}

/** The games of an area, each with the time of its next draw. */
function createLobby(
  { family, games }: DrawnGamesStart,
  clock: DrawClock,
  t: LotteryT,
  open: (game: Game) => void,
): Lobby {
  const times = new Map(games.map(({ gameCode, drawsAt }) => [gameCode, drawsAt]))
  const cards = games.map(game => {
    const left = el('b', { role: 'timer' })
    const card = el(
      'button',
      { type: 'button', class: 'lobby-card', onclick: () => open(game) },
      el(
        'span',
        { class: 'plate-art' },
        el('img', { class: 'emblem', src: `/art/${game.look.emblem}-${game.look.palette}.svg`, alt: '' }),
        el('img', { class: 'lettering', src: `/art/title-${game.gameCode}.svg`, alt: game.name }),
      ),
      el('span', { class: 'every' }, t('every', { minutes: game.periodMs / 60_000 })),
      el('span', { class: 'until' }, `${t('nextDraw')} `, left),
    )
    card.style.setProperty('--card', game.look.colours.room.ground)
    return { card, left, gameCode: game.gameCode }
  })
  const tick = () => {
    for (const { left, gameCode } of cards)
      left.textContent = countdown(Date.parse(times.get(gameCode) ?? '') - clock.now())
  }
  tick()
  return {
    node: el(
      'section',
      { class: 'lobby' },
      el('h1', {}, areaName(family, t)),
      el('p', {}, t('lobbyLead')),
      el('ul', { class: 'lobby-cards' }, ...cards.map(({ card }) => el('li', {}, card))),
    ),
    tick,
    update: draws => draws.forEach(({ gameCode, drawsAt }) => times.set(gameCode, drawsAt)),
  }
}

/** Intervals at which the page updates its clock and asks the studio, in milliseconds. */
const intervals = { tick: 250, sync: 3000 }

interface View {
  node: HTMLElement
  tick(): void
  sync(): Promise<void>
}

/**
 * Shows the lotteries of a started session: the list of an area's games, or the one that was asked
 * for.
 */
function showLottery(start: DrawnGamesStart, pageT: PageT): HTMLElement {
  const { lang } = document.documentElement
  const t = textsOf('draws', 'lottery')
  const money = moneyFor(lang, start.symbol)
  const api = connectDraws(start.token)
  const clock = drawClock(start.now)
  const parts = { start, api, t, pageT, money }
  const wallet = createWalletPanel(parts)
  const title = el('h1', {})
  const back = el('button', { type: 'button', class: 'quiet', onclick: () => showLobby() }, t('allGames'))
  const main = el('main', { class: 'lottery' })
  let view: View

  function put(next: View, look: DrawnGamesStart['games'][number]['look'], head: Node[]): void {
    view = next
    applyColours(look)
    main.replaceChildren(
      decoration(`room-${look.palette}`, 'room'),
      el('header', { class: 'top' }, ...head, wallet.node),
      next.node,
    )
    scrollTo(0, 0)
  }

  function showLobby(): void {
    const [first] = start.games
    if (!first) return
    const lobby = createLobby(start, clock, t, game => void showGame(game))
    const sync = async () => {
      const view = await callStudio<LotteriesView>('lottery/games', '').catch(() => null)
      if (!view) return
      clock.set(view.now)
      lobby.update(view.games)
    }
    put({ ...lobby, sync }, first.look, [])
    wallet.onBlockedChange(() => {})
    void sync()
  }

  async function showGame(game: DrawnGamesStart['games'][number]): Promise<void> {
    try {
      const draws = await api.draws(game.gameCode)
      clock.set(draws.now)
      wallet.message.textContent = ''
      title.replaceChildren(el('img', { src: `/art/title-${game.gameCode}.svg`, alt: game.name }))
      if (isLotteryKind(draws.kind))
        put(createTable({ ...parts, wallet, clock }, game, draws.kind, draws), game.look, [back, title])
    } catch (error) {
      wallet.showError(error)
      if (!main.firstChild) showLobby()
    }
  }

  const wantsLobby = new URLSearchParams(location.search).get('lottoView') === 'lobby'
  const asked = start.games.find(({ gameCode }) => gameCode === start.gameCode)
  if (asked && !wantsLobby) void showGame(asked)
  else showLobby()
  setInterval(() => view?.tick(), intervals.tick)
  setInterval(() => void view?.sync(), intervals.sync)
  return main
}

void startGame(async ({ code, gameCode, t }) => showLottery(await startDraws(code, gameCode), t))
