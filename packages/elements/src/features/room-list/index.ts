import { element } from '../../element.ts'
import { playerGateCss } from '../../parts/games/PlayerGate.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { alertCss } from '../../ui/Alert.tsx'
import { badgeCss } from '../../ui/Badge.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './room-list.css'
import { roomList } from './room-list.element.ts'
import { RoomList } from './RoomList.tsx'

export const RoomListElement = element(roomList, RoomList, sheets(playerGateCss, badgeCss, alertCss, troubleCss, [css]))
