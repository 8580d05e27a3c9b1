export { depthBelow, placeBelow, uplineOf } from './tree.ts'
