import { whole } from '../parts.ts'
import { openPopup, type Step } from '../steps.ts'
import type { State } from '../state.ts'
import { dialog, game, gameSelector } from './common.ts'

const address = (vassalage: string, gameType: string, gameCode: string): string =>
  `/seamless?${new URLSearchParams({ vassalage, gameType, gameCode })}`

/** A game that runs on the game page: waits until it may be played. */
const running = (
  name: string,
  path: string,
  ready: string,
  parts: readonly string[],
  more: Partial<State> = {},
): State => ({
  name,
  visitor: 'member',
  path,
  ready: gameSelector(ready),
  requiredParts: game(...parts),
  ...more,
})

const instant = (name: string, path: string, scene: string, core?: State['core']): State =>
  running(
    name,
    path,
    'button.spin[aria-disabled=false]',
    ['h1', scene, 'button.spin', '#stake', '.fact-balance'],
    core && { core },
  )

const book = (name: string, path: string, core?: State['core']): State =>
  running(name, path, 'button.odds', ['h1', 'button.odds'], core && { core })

const lottery = (name: string, path: string, core?: State['core']): State =>
  running(name, path, 'button.option', ['h1', 'button.option'], core && { core })

const ask: Step = openPopup('room-list', { vendor: 'ARENA', gameCode: 'thirteen' })

/** One game of each kind, and what stands where one does not run. */
export const games: readonly State[] = [
  instant('slot', address('ORIENT', 'RNG', 'jade-dragon'), '.reels', '1440 dark'),
  instant('dice', address('BAIZE', 'BGS', 'dice-hall'), '.dice', '390 light'),
  instant('plinko', address('BAIZE', 'BGS', 'plinko'), '[role=img]'),
  instant('ascent', address('BAIZE', 'BGS', 'ascent'), '[role=img]'),
  instant('fishing', address('CORAL', 'FISH', 'reef-hunter'), '.sea', '1440 dark'),
  running('baccarat', address('SALON', 'LIVE', 'baccarat-01'), '.felt', ['h1', '.spot.player', '.spot.banker'], {
    core: '390 dark',
  }),
  running('thirteen', `${address('ARENA', 'PVP', 'thirteen')}&roomId=garden`, 'button.sit', ['h1', 'button.sit'], {
    core: '1440 light',
  }),
  book('sports', address('KICKLINE', 'SPORTS', 'kickline'), '1440 light'),
  book('esports', address('BRACKET', 'ESPORTS', 'bracket')),
  book('cockfight', address('RING', 'COCKFIGHT', 'arena-rooster'), '390 light'),
  lottery('lottery-vn', '/vnLottery?gameCode=saigon-draw', '1440 dark'),
  lottery('lottery-sea', '/seaLottery?gameCode=penang-numbers'),
  {
    name: 'room-list',
    visitor: 'member',
    path: '/pvp',
    steps: ask,
    ready: 'baize-room-list [part=room]',
    requiredParts: dialog('h2', '[part=room]', '[part=room] button'),
  },
  {
    name: 'game-missing',
    visitor: 'member',
    path: address('ORIENT', 'RNG', 'no-such-game'),
    ready: 'baize-game-frame [role=alert]',
    requiredParts: whole('.bar', '.bar-back', '.state-title', '.game-failed button'),
    core: '390 light',
  },
]
