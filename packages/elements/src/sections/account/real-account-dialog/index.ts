import { element } from '../../../element.ts'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { realAccountDialog } from './real-account-dialog.element.ts'
import { RealAccountDialog } from './RealAccountDialog.tsx'

export const RealAccountDialogElement = element(
  realAccountDialog,
  RealAccountDialog,
  sheets(buttonCss, alertCss, plainLayoutCss),
)
