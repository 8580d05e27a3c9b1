import { element } from '../../../element.ts'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './top-nav.css'
import { topNav } from './top-nav.element.ts'
import { TopNav } from './TopNav.tsx'

export const TopNavElement = element(topNav, TopNav, sheets(skeletonCss, [css]))
