import { element } from '../../../element.ts'
import { iconCss } from '../../../ui/media/Icon.tsx'
import barEntryCss from '../../../ui/data/bar-entry.css'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './bottom-bar.css'
import { bottomBar } from './bottom-bar.element.ts'
import { BottomBar } from './BottomBar.tsx'

export const BottomBarElement = element(bottomBar, BottomBar, sheets(iconCss, [barEntryCss, css]))
