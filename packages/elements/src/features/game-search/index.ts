import { element } from '../../element.ts'
import { iconCss } from '../../ui/Icon.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './game-search.css'
import { gameSearch } from './game-search.element.ts'
import { GameSearch } from './GameSearch.tsx'

export const GameSearchElement = element(gameSearch, GameSearch, sheets(iconCss, [css]))
