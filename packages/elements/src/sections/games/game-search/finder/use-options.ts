import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { optionId, stepTo, type Option } from './options.ts'

interface Choosing {
  options: readonly Option[]
  /** What the options belong to: another one begins at its top. */
  about: string
  onChoose: (option: Option) => void
  /** One step beyond the last, where there is more than is shown; false where there is not. */
  onMore: () => boolean
}

/** Which option the keyboard is at, while the focus stays in the field. */
export function useOptions({ options, about, onChoose, onMore }: Choosing) {
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(-1)
  useEffect(() => {
    setAt(-1)
    if (list.current?.parentElement) list.current.parentElement.scrollTop = 0
  }, [about])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const here = at < options.length ? at : -1
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const option = options[Math.max(here, 0)]
      if (option) onChoose(option)
      return
    }
    const beyond = event.key === 'ArrowDown' && here === options.length - 1 && here >= 0 && onMore()
    const to = beyond ? here + 1 : stepTo(event.key, here, options.length)
    if (to === null) return
    event.preventDefault()
    setAt(to)
  }
  return { list, at: here, active: here < 0 ? undefined : optionId(here), onKeyDown }
}
