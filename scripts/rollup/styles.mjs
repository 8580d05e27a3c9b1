import { transform } from 'lightningcss'
import { oldestBrowsers } from './oldest-browsers.mjs'

const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
)

/** Rules that must not stand in a sheet inside a shadow root, and why. */
const refused = {
  rem: 'rem follows the root of the host page: use px, or em under .root',
  'font-face': '@font-face inside a shadow root is ignored',
  property: '@property inside a shadow root is ignored',
}

/** Minifies a sheet. @throws Error naming what a sheet of ours must not use */
export function minifyStyles(css, filename = 'sheet.css') {
  const refuse = what => {
    throw new Error(`${filename}: ${refused[what]}`)
  }
  const visitor = {
    Length: ({ unit }) => (unit === 'rem' ? refuse('rem') : undefined),
    Rule: { 'font-face': () => refuse('font-face'), property: () => refuse('property') },
  }
  return transform({ filename, code: Buffer.from(css), minify: true, targets, visitor }).code.toString()
}

/**
 * Style sheets as text: the runtime makes constructable sheets of it, which pass under `style-src
 * 'self'`.
 */
export const styles = () => ({
  name: 'styles',
  transform(code, id) {
    if (!id.endsWith('.css')) return null
    return { code: `export default ${JSON.stringify(minifyStyles(code, id))}`, map: null }
  },
})
