import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { recordListCss } from '../../../shared/records/RecordList.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { menuCss } from '../../../ui/overlays/Menu.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { toastCss } from '../../../ui/overlays/Toast.tsx'
import css from './agent-downlines.css'
import { agentDownlines } from './agent-downlines.element.ts'
import { AgentDownlines } from './AgentDownlines.tsx'

export const AgentDownlinesElement = element(
  agentDownlines,
  AgentDownlines,
  sheets(iconButtonCss, recordListCss, badgeCss, menuCss, toastCss, gateCss, [css]),
)
