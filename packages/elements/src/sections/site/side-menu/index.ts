import { element } from '../../../element.ts'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import barEntryCss from '../../../ui/data/bar-entry.css'
import countCss from '../../../ui/data/count.css'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { serviceWaysCss } from '../shared/ServiceWays.tsx'
import css from './side-menu.css'
import { sideMenu } from './side-menu.element.ts'
import { SideMenu } from './SideMenu.tsx'

export const SideMenuElement = element(
  sideMenu,
  SideMenu,
  sheets(iconButtonCss, selectCss, skeletonCss, serviceWaysCss, [countCss, barEntryCss, css]),
)
