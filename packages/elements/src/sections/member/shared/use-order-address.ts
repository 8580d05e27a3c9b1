import { useEffect, useState } from 'react'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'

/** Parameter of the address that names the order; gateways lead back to it. */
const name = 'order'

/** The address of `about:srcdoc` cannot be changed. */
const isChangeable = () => /^https?:$/.test(location.protocol)
const inAddress = () => new URLSearchParams(location.search).get(name)

function writeAddress(orderNo: string | null): void {
  const address = new URL(location.href)
  if (orderNo) address.searchParams.set(name, orderNo)
  else address.searchParams.delete(name)
  // The router of the site keeps its own notes there.
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * The number of the order that is open, kept in the address of the operator's own site, so that a
 * reload finds it again; on a partner's page it is kept nowhere.
 */
export function useOrderAddress(): [orderNo: string | null, open: (orderNo: string | null) => void] {
  const own = useOwnSite() && isChangeable()
  const [orderNo, setOrderNo] = useState(() => (own ? inAddress() : null))
  useEffect(() => {
    if (!own) return
    writeAddress(orderNo)
    // The page under a popup keeps nothing of it.
    return () => writeAddress(null)
  }, [own, orderNo])
  return [orderNo, setOrderNo]
}
