import { manyRounds } from '../../../../test/many-rounds.ts'
import { testCountedReturns, testDrawnReturns } from '../../../../test/seeded-draws.ts'

testCountedReturns(name => /of (vietnam|sea)$/.test(name))
testDrawnReturns(manyRounds)
