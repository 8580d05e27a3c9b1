import type { MouseEvent } from 'react'

/**
 * Whether a click on a link is ours. Any other is the browser's: a new tab, a new window, a menu.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
