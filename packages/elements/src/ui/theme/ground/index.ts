// What measures the ground, in one file for all that is loaded late.
export { readOn } from './colour.ts'
export { groundOf } from './painted.ts'
export { follow, followedScheme, lookOf, watch } from './watch.ts'
