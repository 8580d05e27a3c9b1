import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { languages, readTexts } from './locales.ts'
import { pageSources } from './page-html.ts'

export interface File {
  body: string | Buffer<ArrayBuffer>
  type: string
  etag: string
}

const source = join(import.meta.dirname, '..')
const types: Record<string, string> = {
  ts: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
}

const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function fileOf(body: File['body'], extension: string): File {
  return { body, type: types[extension] ?? 'application/octet-stream', etag: etagOf(body) }
}

/** A module without its types, or a style sheet, by its path under `src/`. */
function read(path: string): File {
  const text = readFileSync(join(source, path), 'utf8')
  return path.endsWith('.ts') ? fileOf(stripTypeScriptTypes(text), 'ts') : fileOf(text, 'css')
}

/** Adds a module and all that it imports. */
function addModule(path: string, files: Map<string, File>): void {
  if (files.has(`/m/${path}`)) return
  const file = read(path)
  files.set(`/m/${path}`, file)
  for (const [, specifier = ''] of String(file.body).matchAll(/\bfrom '(\.[^']+)'/g))
    addModule(join(dirname(path), specifier), files)
}

/**
 * Every file that a page may ask for, by path: what its module imports, its sheets, and its texts in every language. Modules are the TypeScript of this package
 * with its types blanked out, read once at the start: there is nothing to build and nothing to forget to build. What the verifier
 * plays is the very code that the studio plays.
 */
export function pageFiles(): Map<string, File> {
  const files = new Map<string, File>()
  for (const { module, sheets, texts } of Object.values(pageSources)) {
    addModule(`${module}.ts`, files)
    for (const sheet of sheets) files.set(`/m/${sheet}.css`, read(`${sheet}.css`))
    for (const language of languages)
      for (const group of texts)
        files.set(`/m/locales/${language}/${group}.json`, fileOf(JSON.stringify(readTexts(language, group)), 'json'))
  }
  const inter = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  return files.set('/font/inter.woff2', fileOf(readFileSync(inter), 'woff2'))
}
