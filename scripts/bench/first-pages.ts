/** What somebody sees of each element first. */
export const firstSeen: Readonly<Record<string, string>> = {
  'baize-login': 'input',
  'baize-game-lane': 'article',
  'baize-winner-board': 'li, tr',
}

/** Elements that pages show first, alone and together. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  login: ['baize-login'],
  lane: ['baize-game-lane'],
  'login, lane and board': Object.keys(firstSeen),
}

/** Loader of each flavour. */
export const flavours = { lite: 'baize.lite.js', React: 'baize.js' } as const

const attributes = (tag: string) => (tag === 'baize-game-lane' ? ' category="RNG" rows="1" limit="6"' : '')

/** What somebody pastes into a page to show these elements. */
export function snippet(platform: string, loader: string, tags: readonly string[]): string {
  const script = `<script type="module" src="${platform}/sdk/v1/${loader}" data-api="${platform}" data-merchant="demo" data-site-key="pk_demo" data-locale="en"></script>`
  const sheet = `<link rel="stylesheet" href="${platform}/sdk/v1/baize.css">`
  return script + sheet + tags.map(tag => `<${tag}${attributes(tag)}></${tag}>`).join('')
}
