import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Declarations of all elements, by the name of their export. Needs Node 24, which reads TypeScript. */
export const declarations = source => import(pathToFileURL(join(source, 'features/index.ts')).href)

/** Tags that the loader brings. */
export const features = async source => Object.values(await declarations(source)).map(({ tag }) => tag)
