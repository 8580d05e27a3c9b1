import type { announcements, Output } from '@baize/contract'
import type { Linked } from '../../../shared/announcements/follow-link.ts'

type Answer = Pick<Output<typeof announcements>, 'popup' | 'promotion' | 'playerNotices'>

/** Something that is announced, of whatever kind. */
export interface Announced extends Linked {
  id: string
  kind: 'news' | 'promotion' | 'notice'
  title: string
  content: string
  /** A path under the image CDN; empty where there is none. */
  picture: string
  /** Word on the button; empty where there is none. */
  action: string
  time?: string
}

/**
 * What is announced to who is there: load popups of the audience, in the order of the operator,
 * then promotions, then notices (ANN-07, ANN-10).
 */
export function announcedTo({ popup = [], promotion = [], playerNotices }: Answer, isLogin: boolean): Announced[] {
  const news = popup
    .filter(({ execution }) => (execution === 'B') !== isLogin)
    .sort((one, other) => one.sequence - other.sequence)
    .map(({ id, execution, url, ...rest }) => ({
      ...rest,
      id: `${execution} ${id}`,
      kind: 'news' as const,
      picture: url,
    }))
  const promotions = promotion.map(({ id, image, startTime, ...rest }) => ({
    ...rest,
    id: `promotion ${id}`,
    kind: 'promotion' as const,
    picture: image,
    time: startTime,
  }))
  const notices = playerNotices.map(each => ({
    ...each,
    kind: 'notice' as const,
    picture: '',
    action: '',
    linkageType: null,
    linkage: '',
  }))
  return [...news, ...promotions, ...notices]
}
