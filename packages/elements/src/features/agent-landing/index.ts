import { element } from '../../element.ts'
import { alertCss } from '../../ui/Alert.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import { tableCss } from '../../ui/Table.tsx'
import css from './agent-landing.css'
import { agentLanding } from './agent-landing.element.ts'
import { AgentLanding } from './AgentLanding.tsx'

export const AgentLandingElement = element(
  agentLanding,
  AgentLanding,
  sheets(buttonCss, alertCss, dialogCss, stateCss, skeletonCss, tableCss, [css]),
)
