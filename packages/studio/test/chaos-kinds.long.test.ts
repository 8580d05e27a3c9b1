import { chaosCases } from './chaos-cases.ts'
import { testChaosOfKinds } from './chaos-kinds.ts'

testChaosOfKinds(chaosCases.filter(({ effect }) => effect !== 'kill'))
