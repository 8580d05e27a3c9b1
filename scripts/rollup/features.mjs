import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './source-condition.mjs'

/**
 * Names of properties by tag, of the elements that the loader brings. Needs Node 24, which reads
 * TypeScript.
 */
export async function features(source) {
  const declarations = await import(pathToFileURL(join(source, 'sections/index.ts')).href)
  return new Map(Object.values(declarations).map(({ tag, props }) => [tag, Object.keys(props)]))
}
