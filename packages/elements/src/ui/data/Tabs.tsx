import type { KeyboardEvent } from 'react'
import css from './tabs.css'

export const tabsCss = [css]

export interface Tab<Name extends string> {
  name: Name
  label: string
  /** Beside the label where tabs stand as a list, such as a count. */
  note?: string | undefined
}

export interface TabsProps<Name extends string> {
  /** Names the group for those who do not see it. */
  label: string
  /** Of `nextTabs()`, the same as of the panels. */
  prefix: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** The next tab of a key; arrows follow the direction of reading. */
const steps = (rtl: boolean): Readonly<Record<string, (at: number, last: number) => number>> => {
  const before = (at: number, last: number) => (at > 0 ? at - 1 : last)
  const after = (at: number, last: number) => (at < last ? at + 1 : 0)
  return {
    ArrowLeft: rtl ? after : before,
    ArrowRight: rtl ? before : after,
    ArrowUp: before,
    ArrowDown: after,
    Home: () => 0,
    End: (_, last) => last,
  }
}

/**
 * Tabs over panels that the caller draws with `tabPanel()`. One stop for the Tab key; arrows choose
 * at once.
 */
export function Tabs<Name extends string>({ label, prefix, tabs, chosen, onChoose }: TabsProps<Name>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = event.currentTarget
    const step = steps(getComputedStyle(list).direction === 'rtl')[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex(({ name }) => name === chosen)
    const to = step(at, tabs.length - 1)
    const next = tabs[to]
    if (!next) return
    onChoose(next.name)
    ;(list.children[to] as HTMLElement).focus()
  }
  return (
    <div role="tablist" className="tabs" part="tabs" aria-label={label} onKeyDown={move}>
      {tabs.map(({ name, label, note }) => (
        <button
          key={name}
          type="button"
          role="tab"
          className="tab"
          id={`${prefix}-${name}-tab`}
          aria-controls={`${prefix}-${name}-panel`}
          aria-selected={name === chosen}
          data-note={note}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          <span>{label}</span>
        </button>
      ))}
    </div>
  )
}
