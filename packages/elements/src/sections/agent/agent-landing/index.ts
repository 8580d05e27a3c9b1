import { element } from '../../../element.ts'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { tableCss } from '../../../ui/data/Table.tsx'
import css from './agent-landing.css'
import { agentLanding } from './agent-landing.element.ts'
import { AgentLanding } from './AgentLanding.tsx'

export const AgentLandingElement = element(
  agentLanding,
  AgentLanding,
  sheets(buttonCss, alertCss, dialogCss, stateCss, skeletonCss, tableCss, [css]),
)
