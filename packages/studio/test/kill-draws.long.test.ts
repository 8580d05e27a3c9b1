import { testKillsInDraws } from './kill-draws.ts'

testKillsInDraws(['minute-five', 'royal-baccarat'], [1, 5, 9, 12, 14, 17, 20, 23])
