import type { BookView } from '../src/games/sportsbook/book-view.ts'
import type { DrawsView } from '../src/engine/draws/draws-view.ts'
import { type BookKind, isBookKind } from '../src/games/sportsbook/fixtures/books.ts'
import { drawnGames } from '../src/games/drawn-games.ts'
import { isLotteryKind, lotteries, type LotteryKind } from '../src/games/lottery/lottery-kinds.ts'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import { type DrawnKind, type InstantKind, isDrawnKind, isInstantKind, kinds } from '../src/games/kinds.ts'
import type { Answer, Player } from './player.ts'

type Begun = Answer<RoundView & { code?: string }>

/** Play of one player at a kind of game. */
export interface Play {
  kind: InstantKind | DrawnKind
  gameCode: string
  /** Whether the round waits for a draw. */
  waits: boolean
  enter: (player: Player) => Promise<unknown>
  /** Stakes one unit; the answer is that of the studio, refusals included. */
  begin: (player: Player) => Promise<Begun>
}

const order = () => ({ stake: '1.00', requestId: crypto.randomUUID() })

/** An instant game of each kind, with the choice beside the stake. */
const instantGames: Readonly<Record<InstantKind, { gameCode: string; choice: object }>> = {
  slot: { gameCode: 'jade-dragon', choice: {} },
  ascent: { gameCode: 'ascent', choice: { height: 200 } },
  dice: { gameCode: 'dice-hall', choice: { side: 'over', chance: 50 } },
  plinko: { gameCode: 'plinko', choice: {} },
  fishing: { gameCode: 'reef-hunter', choice: { creature: 'sprat' } },
}

function instantPlay(kind: InstantKind): Play {
  const { gameCode, choice } = instantGames[kind]
  return {
    kind,
    gameCode,
    waits: false,
    enter: player => player.start(gameCode),
    begin: player => player.call('press', { ...order(), choice }),
  }
}

/** A lottery says itself what can be bet on. */
function lotteryChoice(kind: LotteryKind): object {
  const [play] = lotteries[kind].plays
  if (!play) throw new Error(`Nothing can be bet on in ${kind}`)
  const { name, options } = play
  return { play: name, option: 'digits' in options ? '7'.repeat(options.digits) : options[0] }
}
/** Choices of bets on other kinds that wait for a draw. */
const betOn: Readonly<Record<Exclude<DrawnKind, LotteryKind | BookKind>, object>> = { baccarat: { bet: 'player' } }

async function betOnNext(player: Player, gameCode: string, choice: object): Promise<Begun> {
  const { status, body } = await player.call<DrawsView>(`draws?gameCode=${gameCode}`)
  if (status !== 200) throw new Error(`No draws of ${gameCode}: ${JSON.stringify(body)}`)
  const { next } = body
  return player.call('draws/bet', { ...order(), gameCode, issue: next.issue, choice })
}

/** Bets on the first fixture to come. */
async function betOnFixture(player: Player, gameCode: string): Promise<Begun> {
  const { slates, now } = (await player.call<BookView>(`book?gameCode=${gameCode}`)).body
  const [fixture] = slates.filter(({ startsAt }) => startsAt > now).flatMap(({ fixtures }) => fixtures)
  const [offer] = fixture?.offers ?? []
  const [chosen] = offer?.options ?? []
  const leg = { fixture: fixture?.id, market: offer?.name, ...chosen }
  return player.call('book/bet', { ...order(), legs: [leg] })
}

function drawPlay(kind: DrawnKind): Play {
  const [game] = drawnGames.filter(each => each.kind === kind).toSorted((a, b) => a.periodMs - b.periodMs)
  if (!game) throw new Error(`No game is of the kind ${kind}`)
  const { gameCode } = game
  const begin = (player: Player) => {
    if (isBookKind(kind)) return betOnFixture(player, gameCode)
    return betOnNext(player, gameCode, isLotteryKind(kind) ? lotteryChoice(kind) : betOn[kind])
  }
  return { kind, gameCode, waits: true, enter: player => player.startDraws(gameCode), begin }
}

/** A play of every kind of game that one player plays by themselves. */
export const plays: readonly Play[] = kinds.flatMap(kind => {
  if (isInstantKind(kind)) return [instantPlay(kind)]
  return isDrawnKind(kind) ? [drawPlay(kind)] : []
})

const played = drawnGames.filter(game => plays.some(({ gameCode }) => gameCode === game.gameCode))
const maxPeriod = Math.max(...played.map(({ periodMs }) => periodMs))
/** Just after a draw some games show its result before they take bets again, in milliseconds. */
const shown = 10_000

/**
 * Seconds from a moment until the game with the longest period has drawn, and bets are taken again
 * everywhere.
 */
export function untilDrawn(now: Date): number {
  const at = now.getTime()
  return ((Math.floor(at / maxPeriod) + 1) * maxPeriod + shown - at) / 1000
}
