import { useLayoutEffect, type RefObject } from 'react'
import { prepareAnnouncer } from './announce.ts'
import { isModal } from './is-modal.ts'
import { keepScrollInside, lockScroll } from './scroll-lock.ts'
import { notifyDialogChange, openDialogs } from './open-dialogs.ts'

interface ModalOptions {
  /** Only what is inside ends it: the way back of the browser does not. */
  forced?: boolean | undefined
  /** Leaves the scrolling of the page alone. */
  withoutScrollLock?: boolean | undefined
  /** Gives the focus to the dialog itself, not to the first control it holds. */
  isFocused?: boolean
}

/** Keeps a dialog open and modal as long as it is rendered. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { forced, withoutScrollLock, isFocused }: ModalOptions = {},
): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    keepScrollInside(dialog)
    prepareAnnouncer(dialog)
    // That control may be the button that closes it.
    if (isFocused) dialog.focus({ preventScroll: true })
    const release = withoutScrollLock ? null : lockScroll(dialog.ownerDocument)
    if (forced) openDialogs(dialog.ownerDocument).add(dialog)
    else notifyDialogChange(dialog, true)
    return () => {
      notifyDialogChange(dialog, false)
      // Closed before it is taken out, because only closing gives the focus back.
      dialog.close()
      release?.()
    }
  }, [withoutScrollLock])

  // With an element that the page has moved its dialog has left the top layer.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog?.isConnected || isModal(dialog)) return
    dialog.close()
    dialog.showModal()
  })
}
