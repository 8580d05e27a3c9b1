import { createContext, useContext, useState, type ReactNode } from 'react'
import { Alert, alertCss } from '../data/Alert.tsx'
import css from './form.css'
import type { Problems } from './form-values.ts'
import type { FormState } from './use-form.ts'

export const formCss = [...alertCss, css]

interface FormContext {
  prefix: string
  busy: boolean
  problems: Problems
  valid: readonly string[]
  refuse?: FormState['refuse']
  forget?: FormState['forget']
}
const Context = createContext<FormContext>({ prefix: 'baize', busy: false, problems: {}, valid: [] })
export const useFormContext = () => useContext(Context)

let forms = 0
/** Ids must be one of a kind in a whole document, because a light form stands in the page itself. */
const nextPrefix = () => `baize-${++forms}`

interface FormProps {
  state: FormState
  /** Names the form for those who do not see its title. */
  label: string
  /** Trouble beside the form's own, said in the same place. */
  trouble?: string
  children: ReactNode
}

/** A real form: browsers and password managers see it, Enter sends it. What was refused stands over its fields, read out when it comes. */
export function Form({ state, label, trouble, children }: FormProps) {
  const [prefix] = useState(nextPrefix)
  const { busy, problems, valid, refuse, forget } = state
  const message = state.message || trouble
  return (
    <form
      ref={state.ref}
      className="form"
      part="form"
      aria-label={label}
      aria-busy={busy || undefined}
      noValidate
      {...state.handlers}
    >
      <Context.Provider value={{ prefix, busy, problems, valid, refuse, forget }}>
        <div role="alert" className="form-message">
          {message && (
            <Alert kind="error">
              <span>{message}</span>
            </Alert>
          )}
        </div>
        {children}
      </Context.Provider>
    </form>
  )
}
