import { fixtureById } from '../fixtures/slate.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { Refusal } from '../../../page/api.ts'
import { placedText } from '../../../page/draws/place-bets.ts'
import type { WalletPanel } from '../../../page/wallet-panel.ts'
import type { PageT } from '../../../page/text-keys.ts'
import { decimal } from '../../../page/times.ts'
import type { BookConnection } from '../api.ts'
import type { Picked, Picks } from './picks.ts'
import type { SportsbookT } from '../../../page/text-keys.ts'

/** Remembers the id of what is asked for until it was answered, so that the same bet sent again is the same bet. */
function requestIds() {
  const ids = new Map<string, string>()
  return {
    of(key: string): string {
      const id = ids.get(key) ?? crypto.randomUUID()
      ids.set(key, id)
      return id
    },
    forget: (key: string) => void ids.delete(key),
  }
}

interface Parts {
  api: BookConnection
  picks: Picks
  wallet: WalletPanel
  t: SportsbookT
  pageT: PageT
}

/** Places bets of one player, one after the other; what was refused stays on the slip, with the odds that are now. */
export function createPlacing({ api, picks, wallet, t, pageT }: Parts) {
  const ids = requestIds()

  /** Says why a bet was refused, where only books are refused so. */
  function refused(error: unknown): void {
    if (!(error instanceof Refusal)) return wallet.showError(error)
    const { fixture, market, odds } = error.facts as { fixture?: string; market?: string; odds?: number }
    const found = fixture === undefined ? null : fixtureById(fixture)
    const names = { home: found?.home.name ?? '', away: found?.away.name ?? '' }
    const text = t.find(error.code, { fixture: t('versus', names), odds: decimal(odds ?? 0) })
    if (text === null) return wallet.showError(error)
    if (fixture !== undefined && market !== undefined && odds) picks.setOdds({ fixture, market }, odds)
    wallet.message.textContent = text
    wallet.host.post('error', { code: error.code, message: text })
  }

  async function placeOne(legs: readonly Picked[], stake: string): Promise<RoundView> {
    const sent = legs.map(({ fixture, market, option, odds }) => ({ fixture, market, option, odds }))
    const key = JSON.stringify([stake, sent])
    const round = await api.place({ stake, legs: sent, requestId: ids.of(key) })
    ids.forget(key)
    return round
  }

  return async (bets: readonly (readonly Picked[])[], stake: string): Promise<RoundView[]> => {
    const placed: RoundView[] = []
    wallet.host.post('busy')
    wallet.message.textContent = t('placing')
    try {
      for (const legs of bets) {
        const round = await placeOne(legs, stake)
        placed.push(round)
        picks.drop(legs)
        wallet.show(round.balance)
        wallet.host.post('round.start', { roundId: round.roundId, stake: round.stake, currency: round.currency })
      }
      wallet.message.textContent = placedText(placed, pageT, count =>
        t(count === 1 ? 'placedOneBook' : 'placedBook', { count }),
      )
    } catch (error) {
      refused(error)
    }
    wallet.host.post('idle')
    return placed
  }
}
