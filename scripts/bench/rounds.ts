import { vendorBet, vendorWin } from '@baize/contract'
import { platformClient } from '../../packages/server/test/client.ts'
import { startPlaying } from '../../packages/server/test/games/playing.ts'
import { vendorClient } from '../../packages/server/test/games/vendor-client.ts'
import { ms, quantile, table, whole } from './table.ts'

const rounds = 200

/** One player's rounds, each a signed bet and a signed win; both are in the ledger when the call answers. */
async function play(url: string, origin: string, count: number, times: number[]): Promise<void> {
  const vendor = vendorClient(url)
  const { session, player, gameCode } = await startPlaying(platformClient(url, { origin, siteKey: 'pk_demo' }), vendor)
  for (let n = 0; n < count; n++) {
    const roundId = crypto.randomUUID()
    const round = { roundId, player, gameCode, currency: 'EUR' }
    const betTxId = `${roundId}-bet`
    const started = performance.now()
    const bet = await vendor.call(vendorBet, { ...round, session, txId: betTxId, amount: '1.00' })
    const paid = { ...round, txId: `${roundId}-win`, betTxId, amount: '0.50', roundClosed: true }
    const win = await vendor.call(vendorWin, paid)
    times.push(performance.now() - started)
    if (!bet.success || !win.success) throw new Error(`A round was refused: ${bet.body} ${win.body}`)
  }
}

/** Rounds through the wallet callbacks, by one player and by several at once. */
export async function roundTimes(url: string): Promise<string> {
  const rows: (string | number)[][] = []
  for (const players of [1, 4]) {
    const times: number[] = []
    const started = performance.now()
    await Promise.all(Array.from({ length: players }, () => play(url, url, rounds / players, times)))
    const perSecond = (rounds * 1000) / (performance.now() - started)
    rows.push([players, whole(perSecond), ms(quantile(times)), ms(quantile(times, 0.95))])
  }
  const columns = ['players', 'rounds a second', 'median ms', '95 % under ms']
  return table(`Rounds in the ledger (${rounds}, two calls each)`, columns, rows)
}
