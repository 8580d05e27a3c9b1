import { element } from '../../../element.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberMenuCss } from '../shared/member-menu/MemberMenu.tsx'
import { balanceCss } from '../shared/balance/BalancePill.tsx'
import { accountBar } from './account-bar.element.ts'
import css from './account-bar.css'
import { AccountBar } from './AccountBar.tsx'

export const AccountBarElement = element(
  accountBar,
  AccountBar,
  sheets(buttonCss, dialogCss, balanceCss, badgeCss, memberMenuCss, [css]),
)
