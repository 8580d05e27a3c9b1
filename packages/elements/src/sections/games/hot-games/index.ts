import { element } from '../../../element.ts'
import { tileLaneCss } from '../shared/lane/TileLane.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { hotGames } from './hot-games.element.ts'
import { HotGames } from './HotGames.tsx'

export const HotGamesElement = element(hotGames, HotGames, sheets(tileLaneCss))
