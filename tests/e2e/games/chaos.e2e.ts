import { chaosCases } from '@baize/studio/test/chaos-cases'
import { effectNames } from '../../../packages/studio/src/engine/wallet/chaos-effects.ts'
import { openFloor, type TableName, tableNames } from './chaos/open-games.ts'
import { expectUnharmed } from './chaos/players.ts'
import { armWins, begin } from './chaos/play-round.ts'
import { expectWhole } from './chaos/chaos-commands.ts'
import { nextDraws } from '../support/next-draws.ts'
import { expect, test } from '../support/own-platform.ts'

/**
 * One of thirty turns, in which every switch would strike every kind of game. The same one always:
 * a day of the week changes no result.
 */
const turn = Number(process.env['BAIZE_TURN'] ?? 19)

/** Each switch once, each at another kind of game: every kind is played. */
const rounds = effectNames.flatMap((effect, place) => {
  const cases = chaosCases.filter(each => each.effect === effect)
  const chaos = cases[turn % cases.length]
  const name: TableName | undefined = tableNames[(place + turn) % tableNames.length]
  return chaos && name ? [{ chaos, name }] : []
})

test('under every chaos switch in turn, a round of every kind of game ends as its page says', async ({
  browser,
  baize,
}) => {
  test.setTimeout(900_000)
  test.info().annotations.push({ type: 'turn', description: String(turn) })
  const floor = openFloor(browser, baize, () => 'one')
  await nextDraws(baize)
  for (const { chaos, name } of rounds)
    await test.step(`${chaos.effect} at a ${chaos.call}: ${name}`, async () => {
      const table = await floor.at(name)
      const rest = await begin(baize, table, chaos)
      if (rest) {
        await armWins(baize, chaos, [table])
        await nextDraws(baize)
        await rest()
      }
      await expectWhole(baize)
    })
  expect(new Set(rounds.map(({ name }) => name)).size, 'kinds that were played').toBe(tableNames.length)
  floor.people().forEach(expectUnharmed)
  await floor.close()
})
