/**
 * Who reads a room sees what strangers wrote. So the page has an origin of its own that is nobody's (`sandbox`), wherever it is opened:
 * it can read neither the site's storage nor the page around it, and loads nothing but its own files.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'sandbox allow-scripts allow-forms',
].join('; ')

const common = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } as const

export const pageHeaders = {
  ...common,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-store',
} as const

/** The page's own origin is nobody's, so what it asks for has to be open to all. What opens a seat is a secret in a header, not a cookie. */
export const openHeaders = {
  ...common,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

export const answerHeaders = {
  ...openHeaders,
  'Access-Control-Expose-Headers': 'Retry-After',
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
} as const

export const preflightHeaders = {
  ...openHeaders,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '7200',
} as const

/** Nothing between here and the page may keep the stream back, change it, or store it. */
export const streamHeaders = {
  ...openHeaders,
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const
