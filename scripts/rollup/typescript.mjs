import { join } from 'node:path'
import plugin from '@rollup/plugin-typescript'

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  // `npm test` checks types; a build need not do it again.
  noCheck: true,
  sourceMap: false,
  // Modules keep their names: Rollup resolves them, and `singleFile` finds one by it.
  rewriteRelativeImportExtensions: false,
  allowImportingTsExtensions: false,
}

/**
 * TypeScript to JavaScript: what lies in `folders`, with further compiler options where a build
 * asks for more than JavaScript.
 */
export const typescript = (folders, more = {}) =>
  plugin({
    tsconfig: join(import.meta.dirname, '..', '..', 'tsconfig.json'),
    include: folders.map(folder => join(folder, '**/*.{ts,tsx}')),
    exclude: ['**/src/**/*.stories.*', '**/src/**/!(*.browser).test.*'],
    compilerOptions: { ...compilerOptions, ...more },
  })
