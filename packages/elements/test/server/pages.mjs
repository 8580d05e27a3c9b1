const nonce = 'bm9uY2U'
const own = "'self'"

/** Policies of careful hosts, by name: what the published list allows and nothing else. */
const policies = {
  open: null,
  strict: `default-src 'none'; script-src ${own}; connect-src ${own}; img-src ${own}; style-src ${own}`,
  nonce: `default-src 'none'; script-src 'nonce-${nonce}'; connect-src ${own}; img-src ${own}`,
  'trusted-types': "require-trusted-types-for 'script'; trusted-types baize",
}

/**
 * Host pages of the tests' own making: `/host/<policy>/?head=…&body=…` with markup from the query.
 * `%LOADER%` stands for the loader of this run's flavour, `%NONCE%` for the nonce. What lies below
 * `/moved/` has another address, without that folder.
 */
export const hostPages = flavour => (context, next) => {
  if (context.path.startsWith('/moved/')) return context.redirect(context.path.slice('/moved'.length))
  const policy = context.path.match(/^\/host\/([\w-]+)\/$/)?.[1]
  if (!policy) return next()
  const loader = flavour === 'lite' ? 'baize.lite.js' : 'baize.js'
  const fill = text =>
    String(text ?? '')
      .replaceAll('%LOADER%', loader)
      .replaceAll('%NONCE%', nonce)
  const { head, body } = context.query
  if (policies[policy]) context.set('Content-Security-Policy', policies[policy])
  context.type = 'text/html'
  context.body = `<!doctype html><html lang="en"><head><title>Host</title>${fill(head)}</head><body>${fill(body)}</body></html>`
}
