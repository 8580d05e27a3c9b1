import { extname } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  // Declarations (`.d.ts`), for editors and for people who look.
  '.ts': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Type of a file by its ending, or null where it is none that the platform serves. */
export const contentType = (path: string): string | null => types[extname(path)] ?? null

/** Pictures and fonts are compressed already. */
export const compressible = (type: string): boolean => /charset=utf-8$/.test(type)
