import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon, iconCss } from '../media/Icon.tsx'
import type { IconShape } from '../media/icons.gen.ts'
import css from './menu.css'
import { closePopover, isPopoverOpen, openPopover } from './popover.ts'
import { placeBelow, usePopover } from './use-popover.ts'

export const menuCss = [...iconCss, css]

export interface MenuItem {
  name: string
  label: string
  icon?: IconShape
  /** Why it cannot be chosen now; without it, it can. */
  why?: string
  onChoose: () => void
}

interface MenuProps {
  /** Name of the button, for those who do not see its picture, or in place of its content. */
  label: string
  items: readonly MenuItem[]
  /** Look of the button. */
  className: string
  /** Content of the button. */
  children: ReactNode
}

/** The next index of a key in a list of so many. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
/** Keys that open the menu, and where they lead in it. */
const openers: Readonly<Record<string, number>> = { ArrowDown: 0, ArrowUp: -1 }

/**
 * Button that opens a list of actions over everything on the page. An action that is unavailable
 * stays listed with the reason. Arrow keys move, Escape and a press outside close it, and the focus
 * returns to the button.
 */
export function Menu({ label, items, className, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const focusAt = (index: number) => entries().at(index)?.focus()

  usePopover(button, list, setOpen)
  const show = (index: number) => {
    if (!button.current || !list.current) return
    openPopover(list.current)
    placeBelow(list.current, button.current)
    focusAt(index)
  }
  const hide = () => {
    if (list.current) closePopover(list.current)
    button.current?.focus()
  }
  const toggle = (event: MouseEvent) => {
    // The browser would only show it, where it stood last.
    event.preventDefault()
    if (list.current && isPopoverOpen(list.current)) hide()
    else show(0)
  }
  const press = (event: KeyboardEvent) => {
    const index = openers[event.key]
    if (index === undefined) return
    event.preventDefault()
    show(index)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return hide()
    // Not left to the browser: with it a dialog around the menu would close, too, and the focus not
    // always come back.
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return hide()
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const all = entries()
    focusAt(step(all.indexOf(event.target as HTMLElement), all.length))
  }
  const choose = ({ why, onChoose }: MenuItem) => {
    if (why) return
    hide()
    onChoose()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggle}
        onKeyDown={press}
      >
        {children}
      </button>
      <div ref={list} className="menu" part="menu" role="menu" aria-label={label} popover="auto" onKeyDown={move}>
        {items.map(item => (
          <button
            key={item.name}
            type="button"
            role="menuitem"
            className="menu-item"
            tabIndex={-1}
            aria-disabled={item.why !== undefined || undefined}
            onClick={() => choose(item)}
          >
            {item.icon && <Icon of={item.icon} size={16} />}
            <span>
              {item.label}
              {item.why && <span className="menu-why">{item.why}</span>}
            </span>
          </button>
        ))}
      </div>
    </>
  )
}
