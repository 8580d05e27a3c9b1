import { element } from '../../../element.ts'
import { sheets } from '../../../ui/theme/sheets.ts'
import { listToolsCss } from '../shared/list/ListTools.tsx'
import { listGridCss } from '../shared/list/ListGrid.tsx'
import css from './game-popup.css'
import { gamePopup } from './game-popup.element.ts'
import { GamePopup } from './GamePopup.tsx'

export const GamePopupElement = element(gamePopup, GamePopup, sheets(listToolsCss, listGridCss, [css]))
