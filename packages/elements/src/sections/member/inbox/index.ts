import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { richTextCss } from '../../../shared/security/rich-text/RichText.tsx'
import { pagerCss } from '../../../ui/data/pager/Pager.tsx'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
import { checkboxCss } from '../../../ui/forms/Checkbox.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './inbox.css'
import { inbox } from './inbox.element.ts'
import { Inbox } from './Inbox.tsx'
import messageCss from './message.css'

export const InboxElement = element(
  inbox,
  Inbox,
  sheets(tabsCss, pagerCss, checkboxCss, richTextCss, dialogCss, actionFailureCss, loadFailureCss, gateCss, [
    css,
    messageCss,
  ]),
)
