import type { RoundView } from '../../rounds/view.ts'
import type { LotteryConnection } from './api.ts'
import type { Purse } from './purse.ts'
import type { Slip } from './slip.ts'
import type { LotterySay } from './texts.ts'

/** Places what is on the slip, one bet after the other, and takes off what was placed. What was refused stays. */
export async function placeBets(
  { api, slip, purse, say }: { api: LotteryConnection; slip: Slip; purse: Purse; say: LotterySay },
  gameCode: string,
  issue: string,
): Promise<RoundView[]> {
  const placed: RoundView[] = []
  purse.host.post('busy')
  purse.message.textContent = say('placing')
  try {
    for (const bet of slip.picked()) {
      const { play, option, requestId } = bet
      const round = await api.bet({
        gameCode,
        issue,
        stake: slip.stake(),
        choice: { play: play.name, option },
        requestId,
      })
      placed.push(round)
      slip.drop(bet)
      purse.show(round.balance)
      purse.host.post('round.start', { roundId: round.roundId, stake: round.stake, currency: round.currency })
    }
    purse.message.textContent = say(placed.length === 1 ? 'placedOne' : 'placed', { count: placed.length, issue })
  } catch (error) {
    purse.trouble(error)
  }
  purse.host.post('idle')
  return placed
}
