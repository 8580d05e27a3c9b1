import { element } from '../../../element.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './notice-marquee.css'
import { noticeMarquee } from './notice-marquee.element.ts'
import { NoticeMarquee } from './NoticeMarquee.tsx'

export const NoticeMarqueeElement = element(
  noticeMarquee,
  NoticeMarquee,
  sheets(buttonCss, iconButtonCss, dialogCss, [css]),
)
