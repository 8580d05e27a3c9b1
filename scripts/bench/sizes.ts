import { join } from 'node:path'
import { measure } from '../derived/sizes.ts'
import { root } from '../lib/prepare.mjs'
import { table, whole } from './table.ts'

/** Bytes that a page loads, in brotli as served, for both flavours. */
export async function sizes(): Promise<string> {
  const sdk = join(root, 'dist/sdk')
  const [react, lite] = await Promise.all([measure(sdk, 'react'), measure(sdk, 'lite')])
  const parts = Object.keys(react.sizes).map(name => [
    name,
    whole(react.sizes[name] ?? 0),
    whole(lite.sizes[name] ?? 0),
  ])
  return table(
    'Bytes on the wire (brotli, as served)',
    ['file', 'React', 'light'],
    [...parts, ['texts in English', whole(react.texts), whole(lite.texts)]],
  )
}
