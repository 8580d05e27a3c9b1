import { element } from '../../element.ts'
import { frameCss } from '../../parts/frame/BackButton.tsx'
import { launchDialogsCss } from '../../parts/LaunchDialogs.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { errorStateCss } from '../../ui/ErrorState.tsx'
import { iconButtonCss } from '../../ui/IconButton.tsx'
import { moneyCss } from '../../ui/Money.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './game-frame.css'
import { gameFrame } from './game-frame.element.ts'
import { GameFrame } from './GameFrame.tsx'

export const GameFrameElement = element(
  gameFrame,
  GameFrame,
  sheets(frameCss, buttonCss, iconButtonCss, errorStateCss, moneyCss, launchDialogsCss, [css]),
)
