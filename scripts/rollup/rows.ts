import type { Plugin } from 'rollup'
import { without } from './without.ts'

/** What a row says to people and to the platform; a page that makes the call needs none of it. */
const forOthers = ['summary', 'errors']

/** Leaves in a row of the contract only what a page needs to make the call. */
export const rows = (): Plugin => ({
  name: 'rows',
  transform(code, id) {
    if (!/contract\/src\/\w+\.ts$/.test(id) || !code.includes('satisfies Row')) return null
    return { code: without(code, id, property => forOthers.includes(property.name.getText())), map: null }
  },
})
