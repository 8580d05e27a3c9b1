import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { titleListCss } from '../shared/TitleList.tsx'
import { notice } from './notice.element.ts'
import { Notice } from './Notice.tsx'

export const NoticeElement = element(
  notice,
  Notice,
  sheets(plainLayoutCss, stateCss, skeletonCss, loadFailureCss, titleListCss),
)
