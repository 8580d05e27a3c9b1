import type { DrawsStart } from '../../engine/draws/start-drawn-games.ts'
import { el } from '../../page/dom.ts'
import { countdown, type DrawClock } from '../../page/draws/draw-clock.ts'
import type { LotteryT } from '../../page/text-keys.ts'
import { areaName } from './names.ts'

type Game = DrawsStart['games'][number]

export interface Lobby {
  node: HTMLElement
  /** Writes how long each game's next draw is away. */
  tick(): void
  /** Takes new times of the next draws. */
  update(games: readonly Pick<Game, 'gameCode' | 'drawsAt'>[]): void
}

/** The games of an area, each with the time of its next draw. */
export function createLobby(
  { family, games }: DrawsStart,
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
    update: told => told.forEach(({ gameCode, drawsAt }) => times.set(gameCode, drawsAt)),
  }
}
