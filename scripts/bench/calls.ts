import { clientType, gameList, hotGames, platform, rankList, systemStatus } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { ms, quantile, table, whole } from './table.ts'

const calls = 600
/** Callers at a time, as a page with several elements and a few visitors make them. */
const concurrency = 8

interface Timing {
  perSecond: number
  times: number[]
  refused: number
}

/** Makes a call again and again, a few at a time, and times each of them. */
async function time(call: () => Promise<{ success: boolean }>, count = calls): Promise<Timing> {
  const times: number[] = []
  let left = count
  let refused = 0
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now()
      if (!(await call()).success) refused++
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { perSecond: (count * 1000) / (performance.now() - started), times, refused }
}

/** The calls a page of guests begins with. */
function pageCalls(url: string): Record<string, () => Promise<{ success: boolean }>> {
  const client = platformClient(url)
  const games = { platform: platform.games, language: 'EN' } as const
  const list = { ...games, clientType, merchant: 'demo', gameType: 'RNG', pageSize: 20 } as const
  return {
    'status of the system': () => client.call(systemStatus, {}),
    'hot games, 20': () => client.call(hotGames, { ...games, pageSize: 20 }),
    'slots, first 20': () => client.call(gameList, { ...list, pageNo: 1 }),
    'slots, page 4': () => client.call(gameList, { ...list, pageNo: 4 }),
    'latest wins': () => client.call(rankList, { gameCategory: 'ALL', language: 'EN', limitNum: 20, view: 'latest' }),
  }
}

/** Calls and how fast they are answered, on one or several platforms side by side. */
export async function callTimes(title: string, platforms: Record<string, string>): Promise<string> {
  const rows: (string | number)[][] = []
  for (const [name, url] of Object.entries(platforms)) {
    for (const [call, run] of Object.entries(pageCalls(url))) {
      await time(run, concurrency * 4)
      const { perSecond, times, refused } = await time(run)
      rows.push([
        `${call}${name && `, ${name}`}`,
        whole(perSecond),
        ms(quantile(times)),
        ms(quantile(times, 0.95)),
        refused,
      ])
    }
  }
  const columns = ['call', 'a second', 'median ms', '95 % under ms', 'refused']
  return table(`${title} (${calls} calls each, ${concurrency} at a time, loopback)`, columns, rows)
}
