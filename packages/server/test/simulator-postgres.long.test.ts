import { testSeeds } from './simulator/test-seeds.ts'

testSeeds('PostgreSQL')
