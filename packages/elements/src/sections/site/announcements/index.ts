import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { titleListCss } from '../shared/TitleList.tsx'
import { announcements } from './announcements.element.ts'
import { Announcements } from './Announcements.tsx'

export const AnnouncementsElement = element(
  announcements,
  Announcements,
  sheets(plainLayoutCss, stateCss, skeletonCss, badgeCss, buttonCss, imageCss, loadFailureCss, titleListCss),
)
