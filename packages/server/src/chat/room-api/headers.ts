import { framedHeaders } from '../../http/files/page-headers.ts'

/**
 * The page of a room shows text of strangers. So `sandbox` gives it an opaque origin, wherever it
 * is opened: it can read neither the site's storage nor the page around it, and loads nothing but
 * its own files.
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
  ...framedHeaders(),
  'Cache-Control': 'no-store',
} as const

/**
 * The page has an opaque origin, so its calls must be open to every origin. That is safe: a seat is
 * proved by a secret in a header, not by a cookie.
 */
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

/** No proxy on the way may buffer the stream, change it, or store it. */
export const streamHeaders = {
  ...openHeaders,
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const
