import { chaosCases } from './chaos-cases.ts'
import { testChaosOfRooms } from './chaos-rooms.ts'

testChaosOfRooms(chaosCases.filter(({ effect }) => effect !== 'kill'))
