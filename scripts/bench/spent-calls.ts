import { balance, clientType, gameList, platform, systemStatus, vendorBet, vendorWin } from '@baize/contract'
import { demoSecret } from '@baize/studio'
import { platformClient } from '@baize/testing/client'
import { startPlaying, type Playing } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'

/**
 * Something that is asked for again and again; `caller` tells those who ask at the same time apart.
 */
export interface MeasuredCall {
  name: string
  /** How often it is asked for at each number of callers. */
  times: number
  run: (caller: number) => Promise<void>
}

/** Callers who ask at the same time. */
export const callersAtOnce = 10

const requireSuccess = ({ success }: { success: boolean }, name: string): void => {
  if (!success) throw new Error(`${name} was refused`)
}

/**
 * The calls whose share of the processor is measured: the cheapest to compare with, and those that
 * are made most.
 */
export async function spentCalls(url: string): Promise<MeasuredCall[]> {
  const client = platformClient(url, { origin: url, siteKey: 'pk_demo' })
  const vendor = vendorClient(url, demoSecret)
  const players: Playing[] = []
  while (players.length < callersAtOnce) players.push(await startPlaying(client, vendor))
  const games = { platform: platform.games, language: 'EN', clientType, merchant: 'demo', gameType: 'RNG' } as const
  const playerOf = (caller: number) => players[caller % players.length]!
  const playRound = async (caller: number) => {
    const { session, player, gameCode } = playerOf(caller)
    const roundId = crypto.randomUUID()
    const round = { roundId, player, gameCode, currency: 'EUR' }
    const betTxId = `${roundId}-bet`
    requireSuccess(await vendor.call(vendorBet, { ...round, session, txId: betTxId, amount: '0.10' }), 'bet')
    const paid = { ...round, txId: `${roundId}-win`, betTxId, amount: '0.10', roundClosed: true }
    requireSuccess(await vendor.call(vendorWin, paid), 'win')
  }
  return [
    { name: 'status', times: 1000, run: async () => requireSuccess(await client.call(systemStatus, {}), 'status') },
    {
      name: 'balance',
      times: 1000,
      run: async caller => {
        const { token } = playerOf(caller).account
        requireSuccess(await client.call(balance, {}, { token }), 'balance')
      },
    },
    {
      name: 'page of games',
      times: 1000,
      run: async () => requireSuccess(await client.call(gameList, { ...games, pageNo: 1, pageSize: 20 }), 'games'),
    },
    { name: 'round (bet and win)', times: 400, run: playRound },
  ]
}

/** Makes a call `times` times, as many at once as there are callers. */
export async function ask({ run }: MeasuredCall, times: number): Promise<void> {
  let left = times
  const lane = async (caller: number) => {
    while (left-- > 0) await run(caller)
  }
  await Promise.all(Array.from({ length: callersAtOnce }, (_, caller) => lane(caller)))
}
