import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { menuCss } from '../../../ui/overlays/Menu.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './payout-accounts.css'
import { payoutAccounts } from './payout-accounts.element.ts'
import { PayoutAccounts } from './PayoutAccounts.tsx'

export const PayoutAccountsElement = element(
  payoutAccounts,
  PayoutAccounts,
  sheets(actionFailureCss, loadFailureCss, badgeCss, iconButtonCss, menuCss, memberPageCss, [css]),
)
