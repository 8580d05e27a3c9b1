import { element } from '../../../element.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { toastCss } from '../../../ui/overlays/Toast.tsx'
import { accountBar } from './account-bar.element.ts'
import css from './account-bar.css'
import { AccountBar } from './AccountBar.tsx'

export const AccountBarElement = element(
  accountBar,
  AccountBar,
  sheets(buttonCss, dialogCss, moneyCss, badgeCss, skeletonCss, toastCss, [css]),
)
