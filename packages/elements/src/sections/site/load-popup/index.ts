import { element } from '../../../element.ts'
import { richTextCss } from '../../../shared/security/rich-text/RichText.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { checkboxCss } from '../../../ui/forms/Checkbox.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './load-popup.css'
import { loadPopup } from './load-popup.element.ts'
import { LoadPopup } from './LoadPopup.tsx'

export const LoadPopupElement = element(
  loadPopup,
  LoadPopup,
  sheets(buttonCss, checkboxCss, imageCss, dialogCss, richTextCss, [css]),
)
