export { agentOf, isId, levelOf } from './guard.ts'
export { nameAt, opens, typeOf } from './names.ts'
export { agentLine } from './tables.ts'
export { depthBelow, placeBelow, uplineOf } from './tree.ts'
