import { element } from '../../../element.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './banner.css'
import { banner } from './banner.element.ts'
import { Banner } from './Banner.tsx'

export const BannerElement = element(banner, Banner, sheets(buttonCss, iconButtonCss, skeletonCss, [css]))
