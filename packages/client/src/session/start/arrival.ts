import type { Config } from '../../config.ts'
import { pageOrigin } from '../../page-origin.ts'
import { pageRegistry } from '../../page-registry.ts'

/** Takes the token of a link out of the address bar, and so out of the history. */
function takeToken(): string | null {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token !== null) {
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }
  return token
}

/**
 * Takes the token of a link out of the address before anything else of the page reads that: a
 * router that guards a page would write it into another address, and the client comes later. Does
 * nothing on pages that are not the operator's own (BOOT-22).
 */
export function keepArrival({ api, ownSite }: Config): void {
  if (ownSite ?? `${api}/`.startsWith(`${pageOrigin()}/`)) pageRegistry().arrived = takeToken()
}

/** What a link has brought, once: kept by the loader, else still in the address. */
export function takeArrival(): string | null {
  const page = pageRegistry()
  const { arrived } = page
  page.arrived = null
  return arrived ?? takeToken()
}
