import { execFile } from 'node:child_process'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
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

async function pack(cwd: string, folder: string, which: readonly string[], ...more: string[]): Promise<Packed[]> {
  const chosen = which.flatMap(name => ['--workspace', `packages/${name}`])
  const words = ['pack', '--json', '--offline', ...more, '--pack-destination', folder, ...chosen]
  const { stdout } = await run('npm', words, { cwd, maxBuffer: 2 ** 24 })
  // What a script of the package says comes before.
  return JSON.parse(stdout.slice(stdout.search(/^\[$/m))) as Packed[]
}

/** The published packages, as they were built last. */
export const packAll = (folder: string): Promise<Packed[]> => pack(root, folder, published, '--ignore-scripts')

/** What a package's build reads, beside the packages themselves. */
const tools = ['scripts', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json', '.cache/build']

/**
 * Packs one package in a copy of the repository where it is not built, as somebody does in a fresh
 * clone. The other packages are as they were built last, or all of them would be built.
 */
export async function packUnbuilt(name: string, folder: string): Promise<Packed | undefined> {
  const copy = join(folder, 'copy')
  const isBuilt = (path: string) => path === join(root, 'packages', name, 'dist')
  for (const path of [...tools, `packages/${name}`])
    await cp(join(root, path), join(copy, path), { recursive: true, filter: from => !isBuilt(from) })
  for (const path of ['node_modules', ...published.filter(each => each !== name).map(each => `packages/${each}`)])
    await symlink(join(root, path), join(copy, path))
  try {
    return (await pack(copy, folder, [name]))[0]
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** What others a partner's own project has for our packages. */
async function needed(more: 'dependencies' | 'peerDependencies'): Promise<string[]> {
  const manifests = await Promise.all(published.map(packageJson))
  const names = manifests.flatMap(each => Object.keys({ ...each.dependencies, ...each[more] }))
  return [...new Set(names.filter(name => !name.startsWith('@baize/')))]
}

/**
 * Installs tarballs into an empty project, without a network: what others need is linked from here.
 */
async function install(folder: string, packed: readonly Packed[], tarballs: string, names: readonly string[]) {
  for (const { name, filename } of packed) {
    const place = join(folder, 'node_modules', name)
    await mkdir(place, { recursive: true })
    await run('tar', ['-xzf', join(tarballs, filename), '-C', place, '--strip-components=1'])
  }
  for (const name of names) {
    const place = join(folder, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    await symlink(join(root, 'node_modules', name), place)
  }
}

/**
 * Packs the packages and installs them beside React and the frameworks whose types ours add to;
 * `@types` because it is written in TypeScript.
 */
export async function installPacked(folder: string): Promise<Packed[]> {
  const packed = await packAll(folder)
  await install(folder, packed, folder, [...(await needed('peerDependencies')), '@types/react', 'vue', 'svelte'])
  return packed
}

/** Installs what was packed where there is nothing but what our packages bring: no React. */
export const installAlone = async (folder: string, packed: readonly Packed[], tarballs: string): Promise<void> =>
  install(folder, packed, tarballs, await needed('dependencies'))
