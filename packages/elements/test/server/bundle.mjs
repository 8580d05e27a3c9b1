import { globSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import { onwarn, sourcePlugins } from '../../../../rollup.config.mjs'

const root = join(import.meta.dirname, '..')
const project = join(root, '..', '..', '..')

/** Bundles the tests, and with them the runtime's sources, for one flavour. Returns the folder, relative to the project. */
export async function bundleTests(flavour) {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: root })
  const input = Object.fromEntries(files.map(file => [file.replace(/\.tsx?$/, ''), join(root, file)]))
  const dir = join(project, '.cache', 'wtr', flavour)
  const given = { FLAVOUR: flavour, BAIZE_URL: process.env.BAIZE_URL ?? '' }
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`process.env['${name}']`, JSON.stringify(value)]),
  )
  const environment = replace({ preventAssignment: true, values })
  rmSync(dir, { recursive: true, force: true })
  const bundle = await rollup({ input, onwarn, plugins: [environment, ...sourcePlugins(flavour, root)] })
  await bundle.write({ dir, chunkFileNames: 'shared/[name]-[hash].js', sourcemap: false })
  await bundle.close()
  return relative(project, dir)
}
