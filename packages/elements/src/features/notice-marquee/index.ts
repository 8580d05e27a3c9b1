import { element } from '../../element.ts'
import { buttonCss } from '../../ui/Button.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { iconButtonCss } from '../../ui/IconButton.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './notice-marquee.css'
import { noticeMarquee } from './notice-marquee.element.ts'
import { NoticeMarquee } from './NoticeMarquee.tsx'

export const NoticeMarqueeElement = element(
  noticeMarquee,
  NoticeMarquee,
  sheets(buttonCss, iconButtonCss, dialogCss, [css]),
)
