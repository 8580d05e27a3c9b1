import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../shared/navigation/plain-click.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'

interface PageLinkProps {
  className: string
  /** Path on the operator's site. */
  to: string
  /** Whether one is there. */
  current: boolean
  /** Whether one has to log in first; the login leads there. */
  afterLogin?: boolean
  onGo?: () => void
  children: ReactNode
}

/** A link to a page of the operator's site, which the page around it is asked to open. */
export function PageLink({ className, to, current, afterLogin = false, onGo, children }: PageLinkProps) {
  const { navigate, open } = useNavigation()
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo?.()
    if (afterLogin) open('login', { to })
    else navigate(to)
  }
  return (
    <a className={className} part="link" href={to} aria-current={current ? 'page' : undefined} onClick={go}>
      {children}
    </a>
  )
}
