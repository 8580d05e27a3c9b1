const trusted = "require-trusted-types-for 'script'; trusted-types baize"

/** The policy of the operator's own site: nothing from elsewhere but the frames of games; beside it, the rooms of the live chat. */
export const sitePolicy = (gameOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `frame-src 'self' ${gameOrigins.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    trusted,
  ].join('; ')

/** The policy of a strict partner page: what the documents tell every host to allow, and not a source more. */
export const partnerPolicy = (platform: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${platform}`,
    "style-src 'self'",
    `connect-src ${platform}`,
    `img-src 'self' ${platform} data:`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    trusted,
  ].join('; ')

const allowed = (origins: readonly string[]): string => `(${['self', ...origins.map(each => `"${each}"`)].join(' ')})`

/** Headers of every page of the site. Only the game frame may go full screen or play by itself. */
export const siteHeaders = (gameOrigins: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': sitePolicy(gameOrigins),
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    `autoplay=${allowed(gameOrigins)}, fullscreen=${allowed(gameOrigins)}, ` +
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
})

/** What lets a page of any origin use a file of ours. */
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
} as const
