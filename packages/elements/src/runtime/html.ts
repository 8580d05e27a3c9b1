/** Elements that content of an operator may use; nothing that loads, runs, frames, names or styles. */
const allowed = new Set(
  'p br b strong i em u s small sub sup ul ol li h3 h4 blockquote table thead tbody tr th td a'.split(' '),
)
const voids = new Set(['br'])
/** Elements whose text is no text for people. */
const dropped = /<(script|style|template|noscript|iframe|svg|math|title|textarea|xmp)\b[^]*?(<\/\1\s*>|$)/gi
const comment = /<!--[^]*?(-->|$)/g
const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const link = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text stays text; what is an entity already stays one. */
const escape = (text: string) =>
  text.replace(/[<>"]|&(?!(#\d{1,7}|#x[\da-f]{1,6}|\w{2,31});)/gi, sign => escapes[sign] ?? '&amp;')

/** A link leaves the page over https, in a tab of its own that knows nothing of us; any other address is dropped. */
function opening(attributes: string): string {
  const [, ...quoted] = link.exec(attributes) ?? []
  const address = URL.parse(quoted.find(value => value !== undefined)?.replaceAll('&amp;', '&') ?? '')
  if (address?.protocol !== 'https:') return '<a>'
  return `<a href="${escape(address.href)}" target="_blank" rel="noopener noreferrer">`
}

/**
 * HTML that holds nothing but plain formatting and links (EMBEDDING 55). It is written anew from what is allowed, rather than parsed and
 * cleaned, so no parser sees the original: everything that is not an allowed tag becomes text.
 */
export function sanitise(html: string): string {
  const source = html.replace(comment, '').replace(dropped, '')
  const open: string[] = []
  let out = ''
  let at = 0
  for (const { 0: whole, 1: slash, 2: word = '', 3: attributes = '', index } of source.matchAll(tag)) {
    out += escape(source.slice(at, index))
    at = index + whole.length
    const name = word.toLowerCase()
    if (!allowed.has(name)) continue
    if (!slash) {
      out += name === 'a' ? opening(attributes) : `<${name}>`
      if (!voids.has(name)) open.push(name)
    } else if (open.includes(name)) {
      for (let last = open.pop(); last; last = open.pop()) {
        out += `</${last}>`
        if (last === name) break
      }
    }
  }
  out += escape(source.slice(at))
  return (
    out +
    open
      .reverse()
      .map(name => `</${name}>`)
      .join('')
  )
}

interface Policy {
  createHTML(html: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}
const key = Symbol.for('baize.html')
type Realm = { [key]?: Policy; trustedTypes?: Factory }

/**
 * Content of an operator as what `innerHTML` takes under Trusted Types. The one policy of the SDK is called `baize`; a host allows it with
 * `trusted-types baize`. It is made once for a page, whichever copy comes first, and sanitises: there is no way to pass something through.
 */
export function trustedHtml(html: string): string {
  const realm = globalThis as Realm
  realm[key] ??= realm.trustedTypes?.createPolicy('baize', { createHTML: sanitise }) ?? { createHTML: sanitise }
  return realm[key].createHTML(html)
}
