import { useText } from '../../../scope.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Room } from './use-chat.ts'

/** A room in a frame over the page. It has an origin of its own, so it reaches nothing around it; closing the dialog leaves the room. */
export function RoomDialog({ url, name, onClose }: Room & { onClose: () => void }) {
  const { t } = useText()
  const title = t('chat.room', { name })
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <iframe
        className="chat-frame"
        part="frame"
        title={title}
        src={url}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  )
}
