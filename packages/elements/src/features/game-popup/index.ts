import { element } from '../../element.ts'
import { listToolsCss } from '../../parts/games/ListTools.tsx'
import { listWallCss } from '../../parts/games/ListWall.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './game-popup.css'
import { gamePopup } from './game-popup.element.ts'
import { GamePopup } from './GamePopup.tsx'

export const GamePopupElement = element(gamePopup, GamePopup, sheets(listToolsCss, listWallCss, [css]))
