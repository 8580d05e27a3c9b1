import { useEffect, useState } from 'react'
import { useElement } from '../../../runtime/context.tsx'

/**
 * What is typed into the page while the field that it is meant for is on its way.
 * @param waits - whether it is
 * @param open - what was typed is forgotten once this is false
 */
export function useEarlyKeys(waits: boolean, open: boolean): string {
  const { element } = useElement()
  const [typed, setTyped] = useState('')
  if (!open && typed) setTyped('')
  useEffect(() => {
    if (!waits) return
    const { ownerDocument } = element
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const isText = [...key].length === 1 && !ctrlKey && !metaKey && !altKey
      if (!isText && key !== 'Backspace') return
      event.preventDefault()
      setTyped(before => (isText ? before + key : before.slice(0, -1)))
    }
    ownerDocument.addEventListener('keydown', press)
    return () => ownerDocument.removeEventListener('keydown', press)
  }, [waits, element])
  return typed
}
