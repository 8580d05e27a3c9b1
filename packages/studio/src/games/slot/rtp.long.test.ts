import { manyRounds } from '../../../test/many-rounds.ts'
import { testSlotReturns } from '../../../test/seeded-slot.ts'

testSlotReturns(manyRounds)
