import { testSeeds } from './simulator/test-seeds.ts'

testSeeds('the embedded database')
