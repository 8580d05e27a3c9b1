import { element } from '../../../element.ts'
import { frameCss } from '../../../shared/games/frame/BackButton.tsx'
import { launchDialogCss } from '../shared/launch/LaunchDialog.tsx'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { errorStateCss } from '../../../ui/data/ErrorState.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './game-frame.css'
import { gameFrame } from './game-frame.element.ts'
import { GameFrame } from './GameFrame.tsx'

export const GameFrameElement = element(
  gameFrame,
  GameFrame,
  sheets(frameCss, buttonCss, iconButtonCss, errorStateCss, moneyCss, launchDialogCss, actionFailureCss, [css]),
)
