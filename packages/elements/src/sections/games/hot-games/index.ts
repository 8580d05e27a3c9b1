import { element } from '../../../element.ts'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tileLaneCss } from '../shared/lane/TileLane.tsx'
import { hotGames } from './hot-games.element.ts'
import { HotGames } from './HotGames.tsx'

export const HotGamesElement = element(hotGames, HotGames, sheets(tileLaneCss))
