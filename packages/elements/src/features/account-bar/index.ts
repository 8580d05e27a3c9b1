import { element } from '../../element.ts'
import { buttonCss } from '../../ui/Button.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { moneyCss } from '../../ui/Money.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import { toastCss } from '../../ui/Toast.tsx'
import { accountBar } from './account-bar.element.ts'
import css from './account-bar.css'
import { AccountBar } from './AccountBar.tsx'

export const AccountBarElement = element(
  accountBar,
  AccountBar,
  sheets(buttonCss, dialogCss, moneyCss, skeletonCss, toastCss, [css]),
)
