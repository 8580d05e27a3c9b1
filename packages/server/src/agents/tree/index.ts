export { agentLine } from './tables.ts'
export {
  agentOf,
  depthBelow,
  requireLevel,
  nameAtLevel,
  accountTypeFor,
  placeBelow,
  downlineTypeOf,
  uplineOf,
} from './tree.ts'
