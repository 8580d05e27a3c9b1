import { element } from '../../element.ts'
import { failureCss } from '../../parts/Failure.tsx'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { sheets } from '../../ui/sheets.ts'
import { switchAccount } from './switch-account.element.ts'
import { SwitchAccount } from './SwitchAccount.tsx'

export const SwitchAccountElement = element(
  switchAccount,
  SwitchAccount,
  sheets(buttonCss, stateCss, failureCss, plainFrameCss),
)
