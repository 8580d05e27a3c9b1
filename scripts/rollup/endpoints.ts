import type { Plugin } from 'rollup'
import { without } from './without.ts'

/** What an endpoint says to people and to the platform; a page that makes the call needs none of it. */
const forOthers = ['summary', 'errors']

/** Leaves in an endpoint of the contract only what a page needs to make the call. */
export const endpoints = (): Plugin => ({
  name: 'endpoints',
  transform(code, id) {
    if (!/contract\/src\/[\w/-]+\.ts$/.test(id) || !code.includes('satisfies Endpoint')) return null
    return { code: without(code, id, property => forOthers.includes(property.name.getText())), map: null }
  },
})
