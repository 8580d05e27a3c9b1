import { pageOrigin, pageRegistry } from '@baize/client'

/**
 * The page on which an account is opened, by which codes are valid that are bound to a domain. In a
 * frame it is the one around it, of which only the origin is known; so it is in `about:srcdoc`.
 */
export function openedOn(): Pick<Location, 'hostname' | 'origin' | 'pathname'> {
  const { around = pageOrigin() } = pageRegistry()
  return [location.origin, 'null'].includes(around) ? location : new URL(around)
}
