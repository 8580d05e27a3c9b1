import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { centreMenuCss } from '../../../shared/navigation/CentreMenu.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './agent-centre.css'
import { agentCentre } from './agent-centre.element.ts'
import { AgentCentre } from './AgentCentre.tsx'

export const AgentCentreElement = element(
  agentCentre,
  AgentCentre,
  sheets(buttonCss, dialogCss, centreMenuCss, skeletonCss, badgeCss, gateCss, [css]),
)
