import { globSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import { onwarn, sourcePlugins } from '../../../../rollup.config.mjs'

const elements = join(import.meta.dirname, '..', '..')
const project = join(elements, '..', '..')
/**
 * Beside what they test, where they say that they need a browser; of runtime, loader and
 * conformance in a folder of their own.
 */
const places = ['src/**/*.browser.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}']

/** Whether a test file runs: all do, or with ONLY those of one element and its conformance. */
const isWanted = file => {
  const { ONLY } = process.env
  return !ONLY || file.includes(`/${ONLY}/`) || file === 'test/conformance.test.ts'
}

/**
 * Bundles the tests, and with them the runtime's sources, for one flavour. Returns the folder,
 * relative to the project.
 */
export async function bundleTests(flavour) {
  const files = globSync(places, { cwd: elements }).filter(isWanted)
  const input = Object.fromEntries(files.map(file => [file.replace(/\.tsx?$/, ''), join(elements, file)]))
  const dir = join(project, '.cache', 'wtr', flavour)
  const given = { FLAVOUR: flavour, BAIZE_URL: process.env.BAIZE_URL ?? '', ONLY: process.env.ONLY ?? '' }
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`process.env['${name}']`, JSON.stringify(value)]),
  )
  const environment = replace({ preventAssignment: true, values })
  rmSync(dir, { recursive: true, force: true })
  const bundle = await rollup({
    input,
    onwarn,
    plugins: [environment, ...sourcePlugins(flavour, join(elements, 'test'))],
  })
  await bundle.write({ dir, chunkFileNames: 'shared/[name]-[hash].js', sourcemap: false })
  await bundle.close()
  return relative(project, dir)
}
