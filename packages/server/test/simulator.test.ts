import { beforeAll, test } from 'vitest'
import { prepareSimulator, simulate } from './simulator/simulate.ts'
import { startedPlatform } from './started.ts'

const started = startedPlatform({ games: 10, report: () => undefined })
beforeAll(() => prepareSimulator(started))

test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'whatever seed %i does to members’ money, with whatever goes wrong, the platform and the model agree',
  seed => simulate(started, seed),
)
