import { pageRegistry } from '@baize/client'

/**
 * The page on which an account is opened, by which codes are valid that are bound to a domain. In a
 * frame it is the one around it, of which only the origin is known.
 */
export function openedOn(): Pick<Location, 'hostname' | 'origin' | 'pathname'> {
  const { around } = pageRegistry()
  return around ? new URL(around) : location
}
