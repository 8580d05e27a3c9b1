import { chaosCases } from '@baize/studio/test/chaos-cases'
import { openFloor, type TableName } from './chaos/open-games.ts'
import { expectUnharmed } from './chaos/players.ts'
import { armWins, begin, type Rest } from './chaos/play-round.ts'
import { disarm, expectWhole } from './chaos/chaos-commands.ts'
import type { Table } from './chaos/game-drivers.ts'
import { nextDraws } from '../support/next-draws.ts'
import { expect, test } from '../support/own-platform.ts'

/** What is played together, before the clock goes on: bets on draws stay open only so long. */
const phases: readonly (readonly TableName[])[] = [
  ['slot', 'ascent', 'dice', 'plinko', 'fishing'],
  ['baccarat', 'lottery', 'single', 'combined'],
  ['thirteen'],
]
/** Whose bets are open at the same time, so that each is somebody else's. */
const together = new Set(phases[1])

interface Waiting {
  name: TableName
  table: Table
  rest: Rest
}

/** `BAIZE_CHAOS=kill,delay:bet` plays this switch, and that one at this kind of call, alone. */
const asked = process.env['BAIZE_CHAOS']?.split(',')
const cases = chaosCases.filter(
  ({ effect, call }) => !asked || asked.includes(effect) || asked.includes(`${effect}:${call}`),
)

const lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

/** Whatever goes wrong, the rest is played, so there is nothing to be run again. */
test.describe.configure({ retries: 0 })

test('under every chaos switch, at every kind of call, a round of every kind of game ends as its page says', async ({
  browser,
  baize,
}) => {
  test.setTimeout(3_600_000)
  const wrong: string[] = []
  const floor = openFloor(browser, baize, name => (together.has(name) ? name : 'one'))
  for (const chaos of cases)
    await test.step(`${chaos.effect} at a ${chaos.call}`, async () => {
      const began = performance.now()
      async function prove(name: string, part: () => Promise<unknown>): Promise<void> {
        try {
          await part()
        } catch (error) {
          wrong.push(`${chaos.effect} at a ${chaos.call}, ${name}: ${lineOf(error)}`)
          console.error(wrong.at(-1))
          floor.leave(name)
        }
      }

      for (const name of phases.flat()) await prove(name, () => floor.at(name))
      for (const phase of phases) {
        if (phase.some(name => together.has(name))) await nextDraws(baize)
        const waiting: Waiting[] = []
        for (const name of phase)
          await prove(name, async () => {
            const table = await floor.at(name)
            const rest = await begin(baize, table, chaos)
            if (rest) waiting.push({ name, table, rest })
          })
        const tables = waiting.map(({ table }) => table)
        await armWins(baize, chaos, tables)
        if (tables.length) await nextDraws(baize)
        for (const { name, rest } of waiting) await prove(name, rest)
      }
      await prove('the books', () => expectWhole(baize))
      await disarm(baize)
      console.info(`${chaos.effect} at a ${chaos.call}: ${Math.round((performance.now() - began) / 1000)} s`)
    })
  expect(wrong).toEqual([])
  floor.people().forEach(expectUnharmed)
  await floor.close()
})
