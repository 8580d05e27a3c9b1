import { extname } from 'node:path'
import { Mime } from 'mime/lite'
import standard from 'mime/types/standard.js'

/** All that is served; a file that ends otherwise is not there. */
const served: ReadonlySet<string> = new Set(
  '.html .js .mjs .css .json .map .webmanifest .svg .txt .ts .png .ico .woff2'.split(' '),
)

/** Declarations (`.d.ts`) are for editors and for people who look; `mime` takes them for video. */
const mime = new Mime(standard).define({ 'text/plain': ['ts'], 'image/x-icon': ['ico'] }, true)

const isText = (type: string): boolean => /^text\/|[/+](json|xml)$/.test(type)

/** Type of a file by its ending, or null where it is none that the platform serves. */
export function contentType(path: string): string | null {
  const type = served.has(extname(path)) ? mime.getType(path) : null
  return type && isText(type) ? `${type}; charset=utf-8` : type
}

/** Pictures and fonts are compressed already. */
export const compressible = (type: string): boolean => /charset=utf-8$/.test(type)
