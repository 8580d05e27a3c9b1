import { chaosCases } from './chaos-cases.ts'
import { testChaosOfRooms } from './chaos-rooms.ts'

// chaos-rooms.long.test.ts goes through all of them.
testChaosOfRooms(chaosCases.filter(({ effect, call }) => effect === 'dropResponse' && call === 'bet'))
