import { globSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import { onwarn, sourcePlugins } from '../../../../rollup.config.mjs'

const elements = join(import.meta.dirname, '..', '..')
const project = join(elements, '..', '..')
/** Beside what they test, where they say that they need a browser; of runtime, loader and conformance in a folder of their own. */
const places = ['src/**/*.browser.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}']

/**
 * Tests that the light flavour runs in `npm test`: what every element must do, the runtime, the loader, and the features that touch what differs
 * in preact/compat: form state and its events, focus, portals into the top layer, lists that grow and shrink, markup, effects of time.
 * EVERYTHING runs all of them, ONLY those of one element on either flavour.
 */
const light =
  /(^|\/)(runtime|loader)\/|(^|\/)(conformance|login|register|popup-host|side-menu|game-list|game-search|live-chat|two-factor|rich-text)(\.browser)?\.test\./
const isWanted = flavour => file => {
  const { EVERYTHING, ONLY } = process.env
  if (ONLY) return file.includes(`/${ONLY}/`) || file === 'test/conformance.test.ts'
  return flavour !== 'lite' || EVERYTHING || light.test(file)
}

/** Bundles the tests, and with them the runtime's sources, for one flavour. Returns the folder, relative to the project. */
export async function bundleTests(flavour) {
  const files = globSync(places, { cwd: elements }).filter(isWanted(flavour))
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
