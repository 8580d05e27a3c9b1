import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from './plain-click.ts'

interface LinkOrButtonProps {
  /** Page of this site that a press opens; none where it opens anything else. */
  address: string | undefined
  onPress: () => void
  className: string
  'aria-label': string
  children: ReactNode
}

/** A link where what a press opens has an address here, so that it can be opened in a tab, too. */
export function LinkOrButton({ address, onPress, ...rest }: LinkOrButtonProps) {
  if (!address) return <button type="button" onClick={onPress} {...rest} />
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onPress()
  }
  return <a href={address} onClick={follow} {...rest} />
}
