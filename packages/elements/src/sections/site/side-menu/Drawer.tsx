import { useRef, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { x } from '../../../ui/media/icons.gen.ts'
import { useModal } from '../../../ui/overlays/use-modal.ts'

interface DrawerProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A native modal dialog at the edge where reading begins. Escape, its cover and its button close
 * it; the browser keeps the focus inside.
 */
export function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useModal(ref)

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // Its content fills it, so what is pressed on the dialog itself is the cover.
  const press = (event: PointerEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <dialog ref={ref} className="drawer" part="dialog" aria-label={title} onCancel={cancel} onPointerDown={press}>
      <div className="drawer-page">
        <div className="drawer-head">
          <h2 className="drawer-title">{title}</h2>
          <IconButton icon={x} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
