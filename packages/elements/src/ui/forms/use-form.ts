import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { readForm, withoutField, type Problems, type Values } from './form-values.ts'

/** Why a form was not accepted: words over the form, and words at fields. */
export interface Refused {
  message?: string
  problems?: Problems
}

export interface FormOptions {
  /** Problems of the values, looked for before anything is sent. */
  check: (values: Values) => Problems
  /** Sends the values; what it resolves to was refused. It does not throw. */
  send: (values: Values) => Promise<Refused | undefined>
  /** Says at a field what is wrong, or right, as soon as it is left. */
  eager?: boolean
  /** Reads a line of text, as it is checked and sent. */
  readLine: (typed: string) => string
}

export interface FormState {
  ref: RefObject<HTMLFormElement | null>
  busy: boolean
  message: string
  problems: Problems
  /** Names of the fields that were checked and are right. */
  valid: readonly string[]
  /** Says over the form and at its fields what is wrong, and goes there. */
  refuse: (refused: Refused) => void
  /** Takes back what was said at a field. */
  clearProblem: (name: string) => void
  /** Says at a field that it is right, where that is known while somebody types. */
  markValid: (name: string) => void
  handlers: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
}

const idle = { busy: false, message: '', problems: {} as Problems, valid: [] as readonly string[] }
const nameOf = (target: EventTarget) => ('name' in target ? String(target.name) : '')

/**
 * A form whose fields keep their own values: checked and read when it is sent, sent once however
 * often it is pressed.
 */
export function useFormState({ check, send, eager = false, readLine }: FormOptions): FormState {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [state, setState] = useState(idle)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    if (refusals) (find('[aria-invalid=true]') ?? find('[data-next]') ?? find('[data-message]'))?.focus()
  }, [refusals])

  const refuse = ({ message = '', problems = {} }: Refused) => {
    setState(({ valid }) => ({ ...idle, message, problems, valid: valid.filter(name => !(name in problems)) }))
    setRefusals(count => count + 1)
  }

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return
    const values = readForm(form, readLine)
    const problems = check(values)
    if (Object.keys(problems).length) return refuse({ problems })
    sending.current = true
    setState(({ valid }) => ({ ...idle, busy: true, valid }))
    const refused = await send(values)
    sending.current = false
    if (refused) refuse(refused)
    else setState(idle)
  }

  const look = (form: HTMLFormElement, name: string) => {
    const values = readForm(form, readLine)
    if (!name || !values[name]) return
    const problems = check(values)
    const problem = problems[name]
    setState(now => {
      const rest = withoutField(now.problems, name)
      // A repetition is right no more once what it repeats is another.
      const others = now.valid.filter(other => other !== name && !problems[other])
      return {
        ...now,
        problems: problem ? { ...rest, [name]: problem } : rest,
        valid: problem ? others : [...others, name],
      }
    })
  }

  const clearProblem = (name: string) => {
    if (!(name in state.problems) && !state.valid.includes(name)) return
    setState(now => ({
      ...now,
      problems: withoutField(now.problems, name),
      valid: now.valid.filter(other => other !== name),
    }))
  }

  return {
    ref,
    ...state,
    refuse,
    clearProblem,
    markValid: name => setState(now => ({ ...now, valid: [...new Set([...now.valid, name])] })),
    handlers: {
      onSubmit(event) {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onInput: event => clearProblem(nameOf(event.target)),
      onBlur(event) {
        if (eager) look(event.currentTarget, nameOf(event.target))
      },
    },
  }
}
