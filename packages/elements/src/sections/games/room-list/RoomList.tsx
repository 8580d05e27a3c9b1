import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import type { roomList } from './room-list.element.ts'
import { Rooms } from './Rooms.tsx'

/** The rooms of a game against other people (GAME-24 to GAME-26). */
export function RoomList(props: ViewProps<typeof roomList>) {
  const { vendor = 'ARENA', gameCode = 'thirteen', nodeId = '', heading, emit } = props
  const { t } = useText()
  const title = heading ?? t('rooms.title')
  return (
    <section className="rooms" aria-label={title}>
      <h2 className="rooms-title" part="title">
        {title}
      </h2>
      <p className="rooms-lead">{t('rooms.lead')}</p>
      <Gate need="player" guest={t('rooms.loginFirst')}>
        <Rooms
          vendor={vendor}
          gameCode={gameCode}
          nodeId={nodeId}
          onLaunch={detail => emit('baize-room-enter', detail)}
        />
      </Gate>
    </section>
  )
}
