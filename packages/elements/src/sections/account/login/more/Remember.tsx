import { useEffect, useRef, useState } from 'react'
import { useScope, useText } from '../../../../scope.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'

/** Fills a field that nobody has typed into. */
function fill(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement && !field.value) field.value = value
}

/** Remember-me for one day: the next visit finds username and password filled in; taking the tick away forgets them at once (AUTH-10, AUTH-11). */
export function Remember() {
  const { t } = useText()
  const { session } = useScope()
  const anchor = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState(false)

  useEffect(() => {
    let here = true
    // Where the way to what is kept does not load, nothing is filled in.
    const kept = session.remember.read().catch(() => null)
    void kept.then(known => {
      const form = anchor.current?.closest('form')
      if (!here || !known || !form) return
      setTicked(true)
      fill(form, 'username', known.username)
      if (known.username === form.querySelector<HTMLInputElement>('[name=username]')?.value)
        fill(form, 'password', known.password)
    })
    return () => void (here = false)
  }, [session])

  const change = (remember: boolean) => {
    setTicked(remember)
    if (!remember) session.remember.clear().catch(() => {})
  }
  return (
    <div ref={anchor}>
      <Checkbox name="remember" checked={ticked} onChange={change}>
        {t('login.remember')}
      </Checkbox>
    </div>
  )
}
