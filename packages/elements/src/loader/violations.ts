const kept = 20

/** Keeps what a host's Content-Security-Policy refused of ours, newest last, for `diagnostics()` (EMBEDDING 18). */
export function watchViolations(base: string): ReadonlySet<string> {
  const seen = new Set<string>()
  globalThis.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile, effectiveDirective }) => {
    if (![blockedURI, sourceFile].some(place => place?.startsWith(base))) return
    if (seen.size < kept) seen.add(`${effectiveDirective} ${blockedURI}`)
  })
  return seen
}
