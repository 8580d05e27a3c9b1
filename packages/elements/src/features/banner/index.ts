import { element } from '../../element.ts'
import { buttonCss } from '../../ui/Button.tsx'
import { iconButtonCss } from '../../ui/IconButton.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './banner.css'
import { banner } from './banner.element.ts'
import { Banner } from './Banner.tsx'

export const BannerElement = element(banner, Banner, sheets(buttonCss, iconButtonCss, skeletonCss, [css]))
