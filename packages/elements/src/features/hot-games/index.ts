import { element } from '../../element.ts'
import { gameRowCss } from '../../parts/games/lane/GameRow.tsx'
import { sheets } from '../../ui/sheets.ts'
import { hotGames } from './hot-games.element.ts'
import { HotGames } from './HotGames.tsx'

export const HotGamesElement = element(hotGames, HotGames, sheets(gameRowCss))
