import { element } from '../../../element.ts'
import { sessionFailureCss } from '../../../shared/gates/SessionFailure.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { toastCss } from '../../../ui/overlays/Toast.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberMenuCss } from '../shared/member-menu/MemberMenu.tsx'
import css from './account-menu.css'
import { accountMenu } from './account-menu.element.ts'
import { AccountMenu } from './AccountMenu.tsx'

export const AccountMenuElement = element(
  accountMenu,
  AccountMenu,
  sheets(iconButtonCss, dialogCss, badgeCss, skeletonCss, toastCss, sessionFailureCss, memberMenuCss, [css]),
)
