import { element } from '../../element.ts'
import { troubleCss } from '../../parts/Trouble.tsx'
import { alertCss } from '../../ui/Alert.tsx'
import { badgeCss } from '../../ui/Badge.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { imageCss } from '../../ui/Image.tsx'
import { pagerCss } from '../../ui/Pager.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './live-chat.css'
import { liveChat } from './live-chat.element.ts'
import { LiveChat } from './LiveChat.tsx'

export const LiveChatElement = element(
  liveChat,
  LiveChat,
  sheets(buttonCss, selectCss, badgeCss, imageCss, skeletonCss, stateCss, troubleCss, alertCss, pagerCss, dialogCss, [
    css,
  ]),
)
