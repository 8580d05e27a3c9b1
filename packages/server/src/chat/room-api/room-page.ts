import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { revalidated } from '../../http/files/file-response.ts'
import { servedFile, type ServedFile } from '../../http/files/file-store.ts'
import { brandSheet, type Brand } from '../../system/index.ts'
import { escaped } from '../../text/escaped.ts'
import { textsByTag } from '../../text/texts.ts'
import { openHeaders } from './headers.ts'

const folder = join(import.meta.dirname, '..', 'room')
const types: Record<string, string> = {
  ts: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}
const encoder = new TextEncoder()

function read(name: string): ServedFile {
  const text = readFileSync(join(folder, name), 'utf8')
  const extension = name.split('.').at(-1) ?? ''
  return servedFile(encoder.encode(extension === 'ts' ? stripTypeScriptTypes(text) : text), types[extension] ?? '')
}

/**
 * Every file of the page, by name. Modules are the TypeScript of `room/` with its types stripped,
 * read once, so nothing has to be built.
 */
export const roomFiles = (): Map<string, ServedFile> =>
  new Map(
    readdirSync(folder)
      .filter(name => /\.(ts|css)$/.test(name) && !name.endsWith('.test.ts'))
      .map(name => [name, read(name)]),
  )

export const fileHeaders = { ...openHeaders, 'Cache-Control': revalidated }

/** Style sheets, in the order of their cascade. */
const sheets = ['room', 'log', 'composer', 'about']

const texts = textsByTag<{ title: string }>('chat-room')
/** The texts of a language inside the page, so that it can show every text from the start. */
const textBlock = (tag: string) =>
  `<script type="application/json" id="texts">${JSON.stringify(texts[tag]).replaceAll('<', '\\u003c')}</script>`

/**
 * The first of the languages asked for that has texts; a region or a weight after its name is
 * ignored.
 */
const tagOf = (asked: readonly string[]): string =>
  asked.map(language => language.trim().slice(0, 2).toLowerCase()).find(tag => Object.hasOwn(texts, tag)) ?? 'en'

/**
 * The page of a room, in the looks of the site. The ticket in the fragment of its address says
 * which room it is.
 * @param languages - that its address names, then those that the browser accepts
 */
export function roomPage(languages: readonly string[], theme: string, brand: Brand): string {
  const tag = tagOf(languages)
  return `<!doctype html>
<html lang="${tag}" data-theme="${theme === 'light' ? 'light' : 'dark'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${escaped(`${texts[tag]?.title} – ${brand.name}`)}</title>
<link rel="icon" href="${escaped(brand.logo)}">
${sheets.map(sheet => `<link rel="stylesheet" href="/chat/m/${sheet}.css" crossorigin>`).join('\n')}
${brandSheet(brand) && '<link rel="stylesheet" href="/brand.css" crossorigin>'}
${textBlock(tag)}
<script type="module" src="/chat/m/main.ts"></script>
</head>
<body></body>
</html>
`
}
