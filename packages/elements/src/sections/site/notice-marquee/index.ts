import { element } from '../../../element.ts'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './notice-marquee.css'
import { noticeMarquee } from './notice-marquee.element.ts'
import { NoticeMarquee } from './NoticeMarquee.tsx'

export const NoticeMarqueeElement = element(noticeMarquee, NoticeMarquee, sheets(iconButtonCss, [css]))
