import { element } from '../../../element.ts'
import { playerGateCss } from '../../../shared/gates/PlayerGate.tsx'
import { troubleCss } from '../../../shared/feedback/Trouble.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './room-list.css'
import { roomList } from './room-list.element.ts'
import { RoomList } from './RoomList.tsx'

export const RoomListElement = element(roomList, RoomList, sheets(playerGateCss, badgeCss, alertCss, troubleCss, [css]))
