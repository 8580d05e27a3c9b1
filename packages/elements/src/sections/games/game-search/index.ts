import { element } from '../../../element.ts'
import { iconCss } from '../../../ui/media/Icon.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import barEntryCss from '../../../ui/data/bar-entry.css'
import css from './game-search.css'
import { gameSearch } from './game-search.element.ts'
import { GameSearch } from './GameSearch.tsx'

export const GameSearchElement = element(gameSearch, GameSearch, sheets(iconCss, [barEntryCss, css]))
