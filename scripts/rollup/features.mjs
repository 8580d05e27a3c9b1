import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './source-condition.mjs'

/** Tags that the loader brings: those of the features' declarations. Needs Node 24, which reads TypeScript. */
export async function features(source) {
  const declarations = await import(pathToFileURL(join(source, 'sections/index.ts')).href)
  return Object.values(declarations).map(({ tag }) => tag)
}
