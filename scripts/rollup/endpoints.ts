import type { Plugin } from 'rollup'
import type ts from 'typescript'
import { withoutProperties } from './without.ts'

/** Told to people and to the platform; a page that makes the call needs none of it. */
const unusedFields = ['summary', 'errors', 'request', 'refusal']

/** Whether it belongs to an endpoint, or to what several endpoints have in common, and not to a schema. */
const isOfEndpoint = ({ parent }: ts.PropertyAssignment): boolean =>
  parent.properties.some(property => property.name?.getText() === 'access')

/** Leaves in an endpoint of the contract only what a page needs to make the call. What arrives here is compiled already, so nothing is told by its types. */
export const endpoints = (): Plugin => ({
  name: 'endpoints',
  transform(code, id) {
    if (!/contract\/src\/[\w/-]+\.ts$/.test(id) || !code.includes('access:')) return null
    const isDropped = (property: ts.PropertyAssignment) =>
      unusedFields.includes(property.name.getText()) && isOfEndpoint(property)
    return { code: withoutProperties(code, id, isDropped), map: null }
  },
})
