import { element } from '../../element.ts'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { sheets } from '../../ui/sheets.ts'
import { realAccountDialog } from './real-account-dialog.element.ts'
import { RealAccountDialog } from './RealAccountDialog.tsx'

export const RealAccountDialogElement = element(realAccountDialog, RealAccountDialog, sheets(buttonCss, plainFrameCss))
