import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

export interface File {
  body: string | Buffer<ArrayBuffer>
  type: string
  etag: string
}

const source = join(import.meta.dirname, '..')
/** Folders whose modules run in the player's browser. What the verifier plays is the very code that the studio plays. */
const folders = [
  'page',
  'page/book',
  'page/draws',
  'page/fishing',
  'page/lottery',
  'page/table',
  'rules',
  'slot',
  'ascent',
  'dice',
  'plinko',
  'fishing',
  'lottery',
  'table',
  'fairness',
  'fixtures',
  'thirteen',
  'page/cards',
]

const types: Record<string, string> = {
  ts: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function fileOf(body: File['body'], extension: string): File {
  return { body, type: types[extension] ?? 'application/octet-stream', etag: etagOf(body) }
}

function read(folder: string, name: string): File {
  const text = readFileSync(join(source, folder, name), 'utf8')
  const extension = name.split('.').at(-1) ?? ''
  return fileOf(extension === 'ts' ? stripTypeScriptTypes(text) : text, extension)
}

/**
 * Every file that a page may ask for, by path. Modules are the TypeScript of this package with its types blanked out, read once
 * at the start: there is nothing to build and nothing to forget to build.
 */
export function pageFiles(): Map<string, File> {
  const files = folders.flatMap(folder =>
    readdirSync(join(source, folder))
      .filter(name => /\.(ts|css)$/.test(name) && !name.endsWith('.test.ts'))
      .map(name => [`/m/${folder}/${name}`, read(folder, name)] as const),
  )
  const inter = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  return new Map([...files, ['/font/inter.woff2', fileOf(readFileSync(inter), 'woff2')]])
}
