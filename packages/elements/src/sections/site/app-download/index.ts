import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './app-download.css'
import { appDownload } from './app-download.element.ts'
import { AppDownload } from './AppDownload.tsx'

export const AppDownloadElement = element(
  appDownload,
  AppDownload,
  sheets(plainLayoutCss, loadFailureCss, stateCss, skeletonCss, tabsCss, buttonCss, imageCss, [css]),
)
