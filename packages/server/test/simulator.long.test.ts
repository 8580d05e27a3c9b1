import { beforeAll, expect, test } from 'vitest'
import { onBothPlatforms } from './databases/on-both.ts'
import { brokenBooks } from './simulator/compare.ts'
import { newLives } from './simulator/lives.ts'
import { prepareSimulator, settle, simulate, simulatorOptions } from './simulator/simulate.ts'
import { walletVendorBeside } from './simulator/wallet-vendor.ts'
import { newWorld } from './simulator/world.ts'

/** The seeds that are tried; `BAIZE_SEEDS=1-20000` tries others. */
const [from = 1, to = 500] = (process.env['BAIZE_SEEDS'] ?? '').split('-').filter(Boolean).map(Number)
const tens = Array.from({ length: Math.ceil((to - from + 1) / 10) }, (_, index) => from + 10 * index)

const lives = newLives()

onBothPlatforms(started => {
  const bank = walletVendorBeside(started)
  beforeAll(() => prepareSimulator(started))

  test.each(tens)('ten seeds from %i: the platform and the model of members’ money agree', async first => {
    for (let seed = first; seed < first + 10 && seed <= to; seed++) {
      const world = await newWorld(started, bank, lives)
      await simulate(world, seed, 40)
      await settle(world)
    }
    expect(await brokenBooks(started)).toEqual([])
  })
}, simulatorOptions(lives))
