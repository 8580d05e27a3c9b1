import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './room-list.css'
import { roomList } from './room-list.element.ts'
import { RoomList } from './RoomList.tsx'

export const RoomListElement = element(roomList, RoomList, sheets(gateCss, badgeCss, alertCss, loadFailureCss, [css]))
