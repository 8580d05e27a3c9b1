import { pageOrigin, pageRegistry } from '@baize/client'

/**
 * The page on which an account is opened, by which codes are valid that are bound to a domain. In a
 * frame it is the one around it, of which only the origin is known; so it is in `about:srcdoc`.
 */
export function openedOn(): Pick<Location, 'hostname' | 'origin' | 'pathname'> {
  const { around = pageOrigin() } = pageRegistry()
  if ([location.origin, 'null'].includes(around)) return location
  const { hostname, pathname } = new URL(around)
  // A URL of an app's page (`capacitor://localhost`) has no origin of its own.
  return { hostname, pathname, origin: around }
}
