import { extname } from 'node:path'
import { Mime } from 'mime/lite'
import standard from 'mime/types/standard.js'

/** File extensions that are served. */
const served: ReadonlySet<string> = new Set(
  '.html .js .mjs .css .json .map .webmanifest .svg .txt .ts .png .ico .woff2'.split(' '),
)

/** Declarations (`.d.ts`) are served as text; `mime` takes them for video. */
const mime = new Mime(standard).define({ 'text/plain': ['ts'], 'image/x-icon': ['ico'] }, true)

const isText = (type: string): boolean => /^text\/|[/+](json|xml)$/.test(type)

/** Type of a file by its extension, or null where the platform does not serve it. */
export function contentType(path: string): string | null {
  const type = served.has(extname(path)) ? mime.getType(path) : null
  return type && isText(type) ? `${type}; charset=utf-8` : type
}

/** Pictures and fonts are compressed already. */
export const compressible = (type: string): boolean => /charset=utf-8$/.test(type)
