/** Hosts by name or address; a `*` would stand for itself alone. */
const hostnameShape = /^[a-z0-9.-]+$/
const localHostnames = ['localhost', '127.0.0.1']

/**
 * Origins of pages that an app on a phone or a desktop carries with it, as Capacitor, Ionic and
 * Tauri name them. The web has no such schemes: nothing is read into one, it is as it is written.
 */
const appOriginShape = /^(capacitor|ionic|tauri):\/\/[a-z0-9.-]+$/

/** Whether an origin is of the very machine that asks, as a development server's is. */
export const isLocal = (origin: string): boolean =>
  URL.canParse(origin) && /^https?:/.test(origin) && localHostnames.includes(new URL(origin).hostname)

/**
 * A local origin under both its names, any other alone; as browsers name them, so without the port
 * of their scheme.
 */
export const bothNames = (origin: string): string[] =>
  isLocal(origin) ? localHostnames.map(name => Object.assign(new URL(origin), { hostname: name }).origin) : [origin]

/**
 * An origin as browsers name it, from what a person wrote; or in a sentence what is wrong with it.
 * Away from this machine it needs https: other pages have none of the browser's cryptography, so
 * that logins fail there. An address in brackets may stand in no policy of a page.
 */
export function originOf(text: string): string | { wrong: string } {
  const found = URL.canParse(text) ? new URL(text) : null
  if (found?.hostname.startsWith('['))
    return { wrong: `no policy of a page can name ${found.hostname}, so a browser would show it no frame; use a name.` }
  if (
    !found ||
    !/^https?:$/.test(found.protocol) ||
    !hostnameShape.test(found.hostname) ||
    found.pathname !== '/' ||
    found.search ||
    found.hash ||
    found.username
  )
    return { wrong: `write an origin such as https://shop.example, without a path, not "${text}".` }
  if (found.protocol === 'http:' && !isLocal(found.origin) && !found.hostname.endsWith('.localhost'))
    return { wrong: `${found.origin} needs https; only this machine's own pages work without it.` }
  return found.origin
}

/**
 * The origin of pages that may call the platform, from what a person wrote: one of the web, or one
 * of an app (`capacitor://localhost`); or in a sentence what is wrong with it.
 */
export const callerOriginOf = (text: string): string | { wrong: string } =>
  appOriginShape.test(text) ? text : originOf(text)
