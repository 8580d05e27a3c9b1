import { useScope } from '../../../../scope.ts'
import { useAnnouncements } from '../../../../shared/announcements/use-announcements.ts'

/** An operator's banner for the side of a form, in place of our own claims and drawing. */
export interface SideBanner {
  /** Address of the picture; empty where there is none. */
  src: string
  title: string
  text: string
}

/**
 * The first picture of an announcement group, for the side of a form (REG-36, HOME-32). On the
 * operator's own site alone: a page of somebody else's allows no more pictures than it has to, and
 * asks for nothing that it does not show.
 */
export function useSideBanner(group: string): SideBanner | undefined {
  const scope = useScope()
  const { data } = useAnnouncements('B', { ownSiteAlone: true })
  const images = data?.banners.find(({ groupName }) => groupName === group)?.announcementImages ?? []
  const [first] = [...images].sort((one, other) => one.sequence - other.sequence)
  return first && { src: first.url && scope.image(first.url), title: first.title, text: first.text }
}
