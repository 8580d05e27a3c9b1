import type { Plugin } from 'rollup'
import type ts from 'typescript'
import { withoutProperties } from './without.ts'

/** Fields for documentation and for the platform; a page that makes the call needs none of them. */
const unusedFields = ['summary', 'errors', 'limits', 'request', 'refusal']

/**
 * Whether it belongs to an endpoint, or to what several endpoints have in common, and not to a
 * schema.
 */
const isOfEndpoint = ({ parent }: ts.PropertyAssignment): boolean =>
  parent.properties.some(property => property.name?.getText() === 'access')

/**
 * Strips endpoints of the contract of what a page does not need to make the call. The code is
 * compiled already, so fields are found by name and not by type.
 */
export const endpoints = (): Plugin => ({
  name: 'endpoints',
  transform(code, id) {
    if (!/contract\/src\/[\w/-]+\.ts$/.test(id) || !code.includes('access:')) return null
    const isDropped = (property: ts.PropertyAssignment) =>
      unusedFields.includes(property.name.getText()) && isOfEndpoint(property)
    return { code: withoutProperties(code, id, isDropped), map: null }
  },
})
