import { element } from '../../../element.ts'
import { agentGateCss } from '../../../shared/gates/AgentGate.tsx'
import { troubleCss } from '../../../shared/feedback/Trouble.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { menuCss } from '../../../ui/overlays/Menu.tsx'
import { pagerCss } from '../../../ui/data/Pager.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tableCss } from '../../../ui/data/Table.tsx'
import { toastCss } from '../../../ui/overlays/Toast.tsx'
import css from './agent-downlines.css'
import { agentDownlines } from './agent-downlines.element.ts'
import { AgentDownlines } from './AgentDownlines.tsx'

export const AgentDownlinesElement = element(
  agentDownlines,
  AgentDownlines,
  sheets(
    buttonCss,
    iconButtonCss,
    formCss,
    selectCss,
    badgeCss,
    tableCss,
    pagerCss,
    menuCss,
    toastCss,
    troubleCss,
    agentGateCss,
    [css],
  ),
)
