import { element } from '../../element.ts'
import { agentGateCss } from '../../parts/AgentGate.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { badgeCss } from '../../ui/Badge.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { formCss } from '../../ui/Form.tsx'
import { iconButtonCss } from '../../ui/IconButton.tsx'
import { menuCss } from '../../ui/Menu.tsx'
import { pagerCss } from '../../ui/Pager.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tableCss } from '../../ui/Table.tsx'
import { toastCss } from '../../ui/Toast.tsx'
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
