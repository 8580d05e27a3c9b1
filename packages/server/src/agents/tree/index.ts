export { agentLine } from './tables.ts'
export { agentOf, depthBelow, levelOf, nameAt, opens, placeBelow, typeOf, uplineOf } from './tree.ts'
