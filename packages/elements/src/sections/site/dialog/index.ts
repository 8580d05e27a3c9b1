import { element } from '../../../element.ts'
import { richTextCss } from '../../../shared/security/rich-text/RichText.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { iconCss } from '../../../ui/media/Icon.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { dialog } from './dialog.element.ts'
import { DialogView } from './DialogView.tsx'
import css from './message.css'

export const DialogElement = element(dialog, DialogView, sheets(dialogCss, buttonCss, iconCss, richTextCss, [css]))
