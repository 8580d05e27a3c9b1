import { element } from '../../../element.ts'
import { richTextCss } from '../../../shared/security/rich-text/RichText.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './promotions.css'
import { promotions } from './promotions.element.ts'
import { Promotions } from './Promotions.tsx'

export const PromotionsElement = element(
  promotions,
  Promotions,
  sheets(buttonCss, imageCss, stateCss, skeletonCss, loadFailureCss, richTextCss, [css]),
)
