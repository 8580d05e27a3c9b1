import { beforeAll, expect, test } from 'vitest'
import { brokenBooks } from './simulator/compare.ts'
import { newLives } from './simulator/lives.ts'
import { prepareSimulator, settle, simulate, simulatorOptions } from './simulator/simulate.ts'
import { walletVendorBeside } from './simulator/wallet-vendor.ts'
import { newWorld, type World } from './simulator/world.ts'
import { startedPlatform } from './started.ts'

const lives = newLives()
const started = startedPlatform(simulatorOptions(lives))
const bank = walletVendorBeside(started)
beforeAll(() => prepareSimulator(started))

/**
 * Seeds whose members are the same, and after which all orders are compared: both take longer than
 * what a seed does. In the long tests each seed has members of its own and does twice as much.
 */
const seedsOfWorld = 10
const steps = 10
let world: World | undefined

test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'whatever seed %i does to members’ money, with whatever goes wrong, the platform and the model agree',
  async seed => {
    const tried = world ?? (await newWorld(started, bank, lives))
    // A world in which they differ is not gone on with.
    world = undefined
    await simulate(tried, seed, steps)
    if (seed % seedsOfWorld) world = tried
    else await settle(tried)
  },
)

test('after all of that the books are in order', async () => expect(await brokenBooks(started)).toEqual([]))
