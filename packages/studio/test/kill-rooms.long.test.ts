import { testKillsInMatches } from './kill-rooms.ts'

testKillsInMatches([{ calls: 1 }, { calls: 2 }, { cards: 0 }, { cards: 1 }, { cards: 9 }, { calls: 3 }, { calls: 4 }])
