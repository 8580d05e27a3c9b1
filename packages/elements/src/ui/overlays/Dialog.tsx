import { useRef, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react'
import css from './dialog.css'
import { IconButton, iconButtonCss } from '../forms/IconButton.tsx'
import { x } from '../media/icons.gen.ts'
import { useModal } from './use-modal.ts'

export const dialogCss = [...iconButtonCss, css]

interface DialogProps {
  /**
   * The title over the content; where the content has one of its own, `label` names the dialog
   * instead.
   */
  title?: string
  label?: string
  closeLabel: string
  /** 440, or as wide as a form with its picture, or as a table, or as a centre with its pages. */
  width?: 'narrow' | 'login' | 'register' | 'table' | 'games' | 'wide'
  /** Escape and the ground outside do nothing; only what is inside ends it. */
  forced?: boolean
  /** Without the ground that lies over the page, and without closing where that is pressed. */
  uncovered?: boolean
  /** Further names by which a host styles it. */
  parts?: string
  /** Leaves the scrolling of the page alone. */
  withoutScrollLock?: boolean
  onClose: () => void
  /** At the end of the dialog, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

const outside = (dialog: HTMLDialogElement, { clientX, clientY }: PointerEvent) => {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

/**
 * A native modal dialog: in the top layer, over whatever a page does with transforms and overflow,
 * with the browser's own focus handling. It is open as long as it is rendered. On a phone it is a
 * sheet at the bottom.
 */
export function Dialog(props: DialogProps) {
  const { title, label, closeLabel, width = 'narrow', forced, withoutScrollLock, onClose, actions, children } = props
  const { uncovered, parts } = props
  const ref = useRef<HTMLDialogElement>(null)

  useModal(ref, { forced, withoutScrollLock, isFocused: true })

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!forced) onClose()
  }
  const press = (event: PointerEvent<HTMLDialogElement>) => {
    if (!forced && !uncovered && event.target === event.currentTarget && outside(event.currentTarget, event)) onClose()
  }

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={`dialog dialog-${width}${uncovered ? ' dialog-uncovered' : ''}`}
      part={parts ? `dialog ${parts}` : 'dialog'}
      aria-label={title ?? label}
      onCancel={cancel}
      onPointerDown={press}
    >
      <div className="dialog-grab" aria-hidden="true" />
      {title && <h2 className="title dialog-title">{title}</h2>}
      <div className={title ? 'dialog-body' : 'dialog-bare'}>{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
      {!forced && (
        <div className="dialog-corner">
          <IconButton className="dialog-close" icon={x} label={closeLabel} onClick={onClose} />
        </div>
      )}
    </dialog>
  )
}
