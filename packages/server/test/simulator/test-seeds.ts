import { beforeAll, expect, test } from 'vitest'
import { onPlatform, type DatabaseKind } from '../databases/on-both.ts'
import { brokenBooks } from './compare.ts'
import { newLives } from './lives.ts'
import { prepareSimulator, settle, simulate, simulatorOptions } from './simulate.ts'
import { walletVendorBeside } from './wallet-vendor.ts'
import { newWorld } from './world.ts'

/** The seeds that are tried; `BAIZE_SEEDS=1-20000` tries others. */
const [from = 1, to = 500] = (process.env['BAIZE_SEEDS'] ?? '').split('-').filter(Boolean).map(Number)
const tens = Array.from({ length: Math.ceil((to - from + 1) / 10) }, (_, index) => from + 10 * index)

/** What a seed does: twice as much as in the short test, with members of its own. */
const steps = 20

/**
 * The tests of the long simulator on one kind of database. Each kind has a file of its own, so that
 * both processors are used.
 */
export function testSeeds(kind: DatabaseKind): void {
  const lives = newLives()
  onPlatform(
    kind,
    started => {
      const bank = walletVendorBeside(started)
      beforeAll(() => prepareSimulator(started))

      test.each(tens)('ten seeds from %i: the platform and the model of members’ money agree', async first => {
        for (let seed = first; seed < first + 10 && seed <= to; seed++) {
          const world = await newWorld(started, bank, lives)
          await simulate(world, seed, steps)
          await settle(world)
        }
        expect(await brokenBooks(started)).toEqual([])
      })
    },
    simulatorOptions(lives),
  )
}
