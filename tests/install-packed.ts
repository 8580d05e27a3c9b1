import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageJson, published } from '../scripts/lib/packages.ts'
import { root } from '../scripts/lib/prepare.mjs'

const run = promisify(execFile)

/** One package as `npm publish` would send it. */
export interface Packed {
  name: string
  filename: string
  files: { path: string; size: number }[]
}

async function pack(folder: string): Promise<Packed[]> {
  const which = published.flatMap(name => ['--workspace', `packages/${name}`])
  const words = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', folder, ...which]
  const { stdout } = await run('npm', words, { cwd: root, maxBuffer: 2 ** 24 })
  return JSON.parse(stdout) as Packed[]
}

/** What a partner's own project has beside our packages: the frameworks whose types ours add to; `@types` because it is written in TypeScript. */
async function needed(): Promise<string[]> {
  const manifests = await Promise.all(published.map(packageJson))
  const names = manifests.flatMap(each => Object.keys({ ...each.dependencies, ...each.peerDependencies }))
  return [...new Set([...names.filter(name => !name.startsWith('@baize/')), '@types/react', 'vue', 'svelte'])]
}

/** Packs the packages and installs them into an empty project, without a network: what others need is linked from here. */
export async function installPacked(folder: string): Promise<Packed[]> {
  const packed = await pack(folder)
  for (const { name, filename } of packed) {
    const place = join(folder, 'node_modules', name)
    await mkdir(place, { recursive: true })
    await run('tar', ['-xzf', join(folder, filename), '-C', place, '--strip-components=1'])
  }
  for (const name of await needed()) {
    const place = join(folder, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    await symlink(join(root, 'node_modules', name), place)
  }
  return packed
}
