import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Packages that go to npm, those that others need first. */
export const published = ['contract', 'client', 'elements'] as const

export interface PackageJson {
  name: string
  version: string
  exports: Record<string, Record<string, string>>
  sideEffects: boolean | string[]
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

export const packageJson = async (name: string): Promise<PackageJson> =>
  JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8')) as PackageJson

/**
 * Every address that `import` takes, as in `@baize/elements/login/define`; a pattern stands for
 * those it repeats.
 */
export async function allEntryPoints(): Promise<string[]> {
  const manifests = await Promise.all(published.map(packageJson))
  return manifests.flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter(entry => !entry.includes('*'))
      .map(entry => name + entry.slice(1)),
  )
}
