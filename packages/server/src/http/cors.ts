const allowedHeaders = 'Authorization, Content-Type, Accept-Language, Merchant, X-Site-Key, X-Enc, X-Enc-Key'

/**
 * Lets the page that asked read the answer. Any origin may read, refusals too, so that a host sees why its key was refused; what it may
 * do is decided by its site key. No credentials: the token travels in a header, so there is nothing a foreign page could ride on.
 */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (!origin) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id, X-Captcha-Id',
  }
}

export const preflight = (origin: string | null, methods: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '7200',
    },
  })
