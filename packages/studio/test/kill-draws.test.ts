import { testKillsInDraws } from './kill-draws.ts'

testKillsInDraws(['minute-five'], [14])
