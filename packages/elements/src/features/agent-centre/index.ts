import { element } from '../../element.ts'
import { agentGateCss } from '../../parts/AgentGate.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './agent-centre.css'
import { agentCentre } from './agent-centre.element.ts'
import { AgentCentre } from './AgentCentre.tsx'

export const AgentCentreElement = element(
  agentCentre,
  AgentCentre,
  sheets(buttonCss, dialogCss, selectCss, skeletonCss, agentGateCss, [css]),
)
