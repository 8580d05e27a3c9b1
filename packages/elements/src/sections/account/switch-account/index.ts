import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { switchAccount } from './switch-account.element.ts'
import { SwitchAccount } from './SwitchAccount.tsx'

export const SwitchAccountElement = element(
  switchAccount,
  SwitchAccount,
  sheets(buttonCss, stateCss, actionFailureCss, plainLayoutCss),
)
