import { useEffect, useRef, type ReactNode } from 'react'
import { announce, prepareToSpeak } from './announce.ts'
import { Icon, iconCss } from '../media/Icon.tsx'
import { IconButton, iconButtonCss } from '../forms/IconButton.tsx'
import { circleAlert, circleCheck, info, triangleAlert, x } from '../media/icons.gen.ts'
import { openPopover } from './popover.ts'
import css from './toast.css'

export const toastCss = [...iconCss, ...iconButtonCss, css]

const pictures = { win: circleCheck, info, warn: triangleAlert, loss: circleAlert }
/** Long enough to read two lines twice, in ms. */
const lifetime = 8000

interface ToastProps {
  kind?: keyof typeof pictures
  title: string
  text?: string
  action?: ReactNode
  closeLabel: string
  onClose: () => void
}

/**
 * A short word in the corner of the window. It informs and asks for nothing: what must be answered
 * is a dialog.
 */
export function Toast({ kind = 'info', title, text, action, closeLabel, onClose }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const toast = ref.current
    if (!toast) return
    prepareToSpeak(toast)
    announce(toast, text ? `${title}. ${text}` : title)
    openPopover(toast)
    const end = () => toast.matches(':hover, :focus-within') || close.current()
    const timer = setInterval(end, lifetime)
    return () => clearInterval(timer)
  }, [title, text])

  return (
    <div ref={ref} className={`toast toast-${kind}`} part="toast" popover="manual">
      <Icon of={pictures[kind]} size={20} />
      <div className="toast-words">
        <b className="toast-title">{title}</b>
        {text && <p className="toast-text">{text}</p>}
      </div>
      {action}
      <IconButton icon={x} size={24} label={closeLabel} onClick={onClose} />
    </div>
  )
}
