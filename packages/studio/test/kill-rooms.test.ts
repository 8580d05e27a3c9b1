import { testKillsInMatches } from './kill-rooms.ts'

testKillsInMatches([{ cards: 9 }])
