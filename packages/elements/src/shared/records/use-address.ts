import { useMemo } from 'react'
import { useOwnSite } from '../gates/use-own-site.ts'
import { paramsOf, queryOf, type AddressFields } from './record-query.ts'
import type { QueryStorage } from './use-records.ts'

/**
 * Keeps a query in the address of the operator's own site, so that a list is found again as it was
 * left; on a partner's page, whose address is not ours, it keeps nothing. For the member centre’s
 * records and the agents’ reports.
 * @param prefix - of its parameters, which tells the lists of a page apart
 * @param fields - the same object at every draw
 */
export function useAddress(prefix: string, fields: AddressFields): QueryStorage | null {
  const own = useOwnSite()
  return useMemo(() => {
    // The address of `about:srcdoc` cannot be changed.
    if (!own || !/^https?:$/.test(location.protocol)) return null
    return {
      read: () => queryOf(new URLSearchParams(location.search), prefix, fields),
      write(query) {
        const address = new URL(location.href)
        for (const name of [...address.searchParams.keys()])
          if (name.startsWith(`${prefix}.`)) address.searchParams.delete(name)
        for (const [name, value] of paramsOf(query, prefix)) address.searchParams.set(name, value)
        // The router of the site keeps its own notes there.
        if (address.href !== location.href) history.replaceState(history.state, '', address)
      },
    }
  }, [own, prefix, fields])
}
