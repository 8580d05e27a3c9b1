import { chaosCases } from './chaos-cases.ts'
import { testChaosOfKinds } from './chaos-kinds.ts'

// chaos-kinds.long.test.ts goes through all of them.
testChaosOfKinds(chaosCases.filter(({ effect, call }) => effect === 'dropResponse' && call === 'bet'))
