import { element } from '../../../element.ts'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './popup-host.css'
import { popupHost } from './popup-host.element.ts'
import { PopupHost } from './PopupHost.tsx'

export const PopupHostElement = element(popupHost, PopupHost, sheets(dialogCss, [css]))
