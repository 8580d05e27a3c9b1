import { element } from '../../../element.ts'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { menuCss } from '../../../ui/overlays/Menu.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './game-menu.css'
import { gameMenu } from './game-menu.element.ts'
import { GameMenu } from './GameMenu.tsx'

export const GameMenuElement = element(
  gameMenu,
  GameMenu,
  sheets(buttonCss, badgeCss, skeletonCss, imageCss, menuCss, [css]),
)
