import { element } from '../../../element.ts'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { pagerCss } from '../../../ui/data/pager/Pager.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './live-chat.css'
import { liveChat } from './live-chat.element.ts'
import { LiveChat } from './LiveChat.tsx'

export const LiveChatElement = element(
  liveChat,
  LiveChat,
  sheets(
    buttonCss,
    selectCss,
    badgeCss,
    imageCss,
    skeletonCss,
    stateCss,
    loadFailureCss,
    alertCss,
    pagerCss,
    dialogCss,
    [css],
  ),
)
