import { announcements, announcementTypes, type AnnouncementType } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { useRead, useScope, useText } from '../../scope.ts'
import { useOwnSite } from '../gates/use-own-site.ts'

const all = announcementTypes.join()

/**
 * What the operator announces, in the language of the element. On the operator's own site
 * everything is asked for at once, and every element there shares the answer (ANN-08); a page of
 * somebody else's asks for nothing that it does not show.
 *
 * @param type - what the element shows; `all` is everything
 */
export function useAnnouncements(type: AnnouncementType | 'all', { ownSiteAlone = false } = {}) {
  const { language } = useText()
  const isConfigured = useStore(useScope().$config) !== null
  const own = useOwnSite()
  const asks = isConfigured && (own || !ownSiteAlone)
  return useRead(announcements, asks ? { types: own || type === 'all' ? all : type, platform: 'W', language } : null)
}
