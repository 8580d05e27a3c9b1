import type { DrawsView } from '../../engine/draws/draws-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { DrawBet } from './api.ts'
import { watchBets } from './watch-bets.ts'
import type { DrawClock } from './draw-clock.ts'
import { type DrawParts, placeBets } from './place-bets.ts'
import type { WalletPanel } from '../wallet-panel.ts'

export interface DrawsPageContext extends DrawParts {
  wallet: WalletPanel
  clock: DrawClock
}

type Result = DrawsView['results'][number]

/** Callbacks of a page for news of the draws of its game. */
export interface Handlers {
  /** @param isNew - whether a draw was drawn since the page last looked */
  draws(draws: DrawsView, isNew: boolean): void
  bets: (bets: readonly RoundView[]) => void
  /** Whether bets can be placed now. */
  ready(isReady: boolean): void
  /** Result of a draw, as a sentence. */
  resultText(result: Result): string
  /** Bets were decided by a draw. @param netWin - whether they gave back more than they took */
  ended: (netWin: boolean) => void
  /** Resolves when what was drawn has been shown; only then is the result of the bets shown. */
  shown?: () => Promise<unknown>
}

/**
 * Follows the draws of a game and the player's bets on them, as the studio tells of both, and
 * places bets.
 */
export function watchDraws(setting: DrawsPageContext, gameCode: string, first: DrawsView, handlers: Handlers) {
  const { api, wallet, clock } = setting
  let draws = first
  let placing = false
  let loading = false
  let isOpen = true

  const bets = watchBets(setting, gameCode, {
    bets: handlers.bets,
    async drawn(issue) {
      // The bets may have been read after a draw that was made since the draws were.
      if (!resultOf(issue)) await read()
      const result = resultOf(issue)
      return result ? handlers.resultText(result) : null
    },
    ended: handlers.ended,
  })

  const resultOf = (issue: string) => draws.results.find(each => each.issue === issue)

  const ready = () => handlers.ready(isOpen && !placing && !wallet.isBlocked())

  /** Reads the draws, and shows what was drawn meanwhile. @returns whether anything was */
  async function read(): Promise<boolean> {
    const before = draws.results[0]?.issue
    draws = await api.draws(gameCode)
    clock.set(draws.now)
    const isNew = draws.results[0]?.issue !== before
    if (isNew) handlers.draws(draws, true)
    if (isNew) await handlers.shown?.()
    return isNew
  }

  /**
   * Reads the draws and the bets on them; a failed read shows no error, the next one may succeed.
   */
  async function sync(): Promise<void> {
    if (loading) return
    loading = true
    try {
      const isNew = await read()
      if ((isNew || bets.isOpen()) && !placing) await bets.look()
    } catch {
      // The countdown runs on; a bet that is placed says what is wrong.
    }
    loading = false
  }

  function tick(): void {
    const now = clock.now()
    const open = now >= Date.parse(draws.next.opensAt) && now < Date.parse(draws.next.closesAt)
    if (open !== isOpen) {
      isOpen = open
      ready()
    }
    if (now > Date.parse(draws.next.drawsAt)) void sync()
  }

  return {
    draws: () => draws,
    /** To be called a few times a second. */
    tick,
    sync,
    /** Shows what there is, and asks for the player's bets. */
    start(): void {
      handlers.draws(draws, false)
      bets.start()
      wallet.onBlockedChange(ready)
      tick()
    },
    async place<Bet extends DrawBet>(order: readonly Bet[], drop: (bet: Bet) => void): Promise<void> {
      placing = true
      ready()
      const placed = await placeBets(setting, order, drop)
      bets.add(placed, placed.length === order.length)
      placing = false
      ready()
    },
  }
}
