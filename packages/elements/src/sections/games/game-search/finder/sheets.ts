import { launchDialogsCss } from '../../shared/launch/LaunchDialogs.tsx'
import { stateCss } from '../../../../ui/data/EmptyState.tsx'
import { errorStateCss } from '../../../../ui/data/ErrorState.tsx'
import { imageCss } from '../../../../ui/media/Image.tsx'
import { selectCss } from '../../../../ui/forms/Select.tsx'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import css from './finder.css'

export const finderSheets: readonly string[] = [
  ...new Set([...launchDialogsCss, ...selectCss, ...imageCss, ...skeletonCss, ...stateCss, ...errorStateCss, css]),
]
