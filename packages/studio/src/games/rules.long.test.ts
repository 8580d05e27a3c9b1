import { manyRounds } from '../../test/many-rounds.ts'
import { testReturns } from '../../test/seeded-rounds.ts'

testReturns(manyRounds)
