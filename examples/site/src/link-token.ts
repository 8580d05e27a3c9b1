import { parseUrl } from '@baize/contract'

/** Parameter of a link that logs in: it belongs into no address of the site's own (BOOT-22). */
const tokenName = 'token'
/** The same with a value, wherever in a text it stands. */
const namedToken = new RegExp(String.raw`(?:^|[^\w-])${tokenName}\s*=`, 'i')

/**
 * Max times that a text is decoded, and max addresses inside one another; what goes deeper is
 * dropped.
 */
const maxDecodings = 20
const maxDepth = 5

const decodedOnce = (text: string): string =>
  new URLSearchParams(`=${text.replaceAll('&', '%26').replaceAll('+', '%2B')}`).get('') ?? ''

/** A text as it reads once nothing of it is encoded any more; `null` where it has no end. */
function plain(text: string): string | null {
  let read = text
  for (let times = 0; times < maxDecodings; times++) {
    const next = decodedOnce(read)
    if (next === read) return read
    read = next
  }
  return null
}

const holdsToken = (text: string): boolean => {
  const read = plain(text)
  return read === null || namedToken.test(read)
}

/**
 * The value of a parameter, as the address of a page where it held a token; `null` where none is
 * left without it.
 */
function cleanValue(value: string, origin: string, depth: number): string | null {
  if (!holdsToken(value)) return value
  if (depth > maxDepth) return null
  for (const text of [value, plain(value)]) {
    const inner = text !== null && parseUrl(text, origin)
    if (!inner) continue
    const { pathname, search, hash } = withoutToken(inner, depth + 1)
    if (!holdsToken(pathname + search + hash)) return pathname + search + hash
  }
  return null
}

/**
 * An address without the token of a link, however that is written: in itself, in its fragment, and
 * in an address that it keeps for later.
 */
export function withoutToken(address: URL, depth = 0): URL {
  const clean = new URL(address)
  for (const [name, value] of address.searchParams) {
    const isToken = plain(name)?.trim().toLowerCase() === tokenName
    const kept = isToken ? null : cleanValue(value, address.origin, depth)
    if (kept === null) clean.searchParams.delete(name)
    else if (kept !== value) clean.searchParams.set(name, kept)
  }
  if (holdsToken(address.hash)) clean.hash = ''
  return clean
}

/**
 * Takes a token out of the present address. What the SDK takes as a login it has taken by then; any
 * other is nobody's.
 */
export function cleanAddress(): void {
  const address = new URL(location.href)
  const clean = withoutToken(address)
  if (clean.href !== address.href) history.replaceState(history.state, '', clean)
}
