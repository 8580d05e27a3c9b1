import { launchDialogsCss } from '../../../parts/LaunchDialogs.tsx'
import { stateCss } from '../../../ui/EmptyState.tsx'
import { errorStateCss } from '../../../ui/ErrorState.tsx'
import { imageCss } from '../../../ui/Image.tsx'
import { selectCss } from '../../../ui/Select.tsx'
import { skeletonCss } from '../../../ui/Skeleton.tsx'
import css from './finder.css'

export const finderSheets: readonly string[] = [
  ...new Set([...launchDialogsCss, ...selectCss, ...imageCss, ...skeletonCss, ...stateCss, ...errorStateCss, css]),
]
