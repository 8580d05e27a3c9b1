import { element } from '../../element.ts'
import { agentGateCss } from '../../parts/AgentGate.tsx'
import { copyFieldCss } from '../../parts/CopyField.tsx'
import { failureCss } from '../../parts/Failure.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { badgeCss } from '../../ui/Badge.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { formCss } from '../../ui/Form.tsx'
import { pagerCss } from '../../ui/Pager.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tableCss } from '../../ui/Table.tsx'
import { tabsCss } from '../../ui/Tabs.tsx'
import css from './agent-register-centre.css'
import { agentRegisterCentre } from './agent-register-centre.element.ts'
import { AgentRegisterCentre } from './AgentRegisterCentre.tsx'

export const AgentRegisterCentreElement = element(
  agentRegisterCentre,
  AgentRegisterCentre,
  sheets(
    formCss,
    selectCss,
    copyFieldCss,
    badgeCss,
    tabsCss,
    tableCss,
    pagerCss,
    dialogCss,
    failureCss,
    troubleCss,
    agentGateCss,
    [css],
  ),
)
