const trusted = "require-trusted-types-for 'script'; trusted-types baize"

/** Origins beside its own that the site may load from. */
export interface SiteOrigins {
  /** Frames of games. */
  games: readonly string[]
  /** Pictures. */
  images: readonly string[]
}

/**
 * The policy of the operator's own site: nothing of other origins but pictures, and the frames of
 * games and of the chat rooms.
 *
 * @param ancestors - origins of the pages around it; none unless it is the document of a frame
 */
export const sitePolicy = ({ games, images }: SiteOrigins, ancestors: readonly string[] = ["'none'"]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    ["img-src 'self'", ...images, 'data:'].join(' '),
    "font-src 'self'",
    `frame-src 'self' ${games.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "manifest-src 'self'",
    trusted,
  ].join('; ')

/** The policy of a strict partner page: only the sources that our documents tell hosts to allow. */
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

/** Headers of every page of the site. Only game frames may go full screen or autoplay. */
export const siteHeaders = (origins: SiteOrigins, ancestors?: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': sitePolicy(origins, ancestors),
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    `autoplay=${allowed(origins.games)}, fullscreen=${allowed(origins.games)}, ` +
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
})

/**
 * Headers that let a page be framed by one that is cross-origin isolated, beside what
 * `frame-ancestors` says. The stricter policy goes where nothing else is loaded, because Safari
 * knows no other; `credentialless` lets in pictures of places that send no header for it.
 *
 * @param others - origins beside its own that the page loads from
 */
export const framedHeaders = (others: readonly string[] = []): Record<string, string> => ({
  'Cross-Origin-Embedder-Policy': others.length ? 'credentialless' : 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
})

/** Headers that let pages of any origin read a file that they ask for with CORS, as modules are. */
export const corsHeaders = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' } as const

/** Headers that let pages of any origin use a file, by tags that ask without CORS, too. */
export const anyOriginHeaders = { ...corsHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' } as const
