import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { copyFieldCss } from '../../../shared/actions/CopyField.tsx'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { pagerCss } from '../../../ui/data/pager/Pager.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tableCss } from '../../../ui/data/Table.tsx'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
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
    actionFailureCss,
    loadFailureCss,
    skeletonCss,
    gateCss,
    [css],
  ),
)
