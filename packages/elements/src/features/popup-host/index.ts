import { element } from '../../element.ts'
import { dialogCss } from '../../ui/Dialog.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './popup-host.css'
import { popupHost } from './popup-host.element.ts'
import { PopupHost } from './PopupHost.tsx'

export const PopupHostElement = element(popupHost, PopupHost, sheets(dialogCss, [css]))
