import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Packages are read from their sources, whoever started this process and with whichever flags.
registerHooks({
  resolve: (specifier, context, next) => next(specifier, { ...context, conditions: ['@baize/source', ...context.conditions] }),
})

/** Declarations of all elements, by the name of their export. Needs Node 24, which reads TypeScript. */
export const declarations = source => import(pathToFileURL(join(source, 'features/index.ts')).href)

/** Tags that the loader brings. */
export const features = async source => Object.values(await declarations(source)).map(({ tag }) => tag)
