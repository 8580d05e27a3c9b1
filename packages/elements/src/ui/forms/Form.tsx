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
  clearProblem?: FormState['clearProblem']
}
const Context = createContext<FormContext>({ prefix: 'baize', busy: false, problems: {}, valid: [] })
export const useFormContext = () => useContext(Context)

let forms = 0
/**
 * Ids must be unique in the whole document, because a light form is part of the page's own tree.
 */
const nextPrefix = () => `baize-${++forms}`

interface FormProps {
  state: FormState
  /** Name of the form for screen readers. */
  label: string
  /** Problem beside the form's own, shown in the same place. */
  trouble?: string
  children: ReactNode
}

/**
 * Native form: browsers and password managers see it, Enter sends it. A refusal is shown over its
 * fields and announced.
 */
export function Form({ state, label, trouble, children }: FormProps) {
  const [prefix] = useState(nextPrefix)
  const { busy, problems, valid, refuse, clearProblem } = state
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
      <Context.Provider value={{ prefix, busy, problems, valid, refuse, clearProblem }}>
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
