import { element } from '../../element.ts'
import { iconButtonCss } from '../../ui/IconButton.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './side-menu.css'
import { sideMenu } from './side-menu.element.ts'
import { SideMenu } from './SideMenu.tsx'

export const SideMenuElement = element(sideMenu, SideMenu, sheets(iconButtonCss, selectCss, skeletonCss, [css]))
