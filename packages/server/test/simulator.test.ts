import { beforeAll, expect, test } from 'vitest'
import { brokenBooks } from './simulator/compare.ts'
import { prepareSimulator, simulate } from './simulator/simulate.ts'
import { newWorld, type World } from './simulator/world.ts'
import { startedPlatform } from './started.ts'

const started = startedPlatform({ games: 10, report: () => undefined })
beforeAll(() => prepareSimulator(started))

/** Seeds whose members are the same: to make them takes as long as what a seed does with them. */
const seedsOfWorld = 10
/** What a seed does; those of the long test do four times as much, each with members of its own. */
const steps = 10
let world: World | undefined

test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'whatever seed %i does to members’ money, with whatever goes wrong, the platform and the model agree',
  async seed => {
    if (!world || seed % seedsOfWorld === 1) world = await newWorld(started)
    await simulate(world, seed, steps)
  },
)

test('after all of that the books are in order', async () => expect(await brokenBooks(started)).toEqual([]))
