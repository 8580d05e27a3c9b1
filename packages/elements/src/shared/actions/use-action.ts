import { callError, type CallError } from '@baize/client'
import type { Endpoint, Input, Output, Refusal } from '@baize/contract'
import { useRef, useState } from 'react'
import { useElement } from '../../runtime/context.tsx'
import { useScope, useText } from '../../scope.ts'
import type { Refused } from '../../ui/forms/use-form.ts'
import { refusalWithTries } from '../security/refusal-with-tries.ts'
import { useIdempotencyKey } from './idempotency-key.ts'

interface ActionOptions<In, Out, Why> {
  /** Fields of the form that refusals belong to, by code; every other one is said over the form. */
  fieldOf?: Readonly<Record<string, string>>
  /** Reads that are asked again once it is done. */
  refresh?: readonly Pick<Endpoint, 'name'>[]
  onDone?: (output: Out, input: In) => void
  /**
   * Hears of a refusal first: says it in words of its own, or answers `elsewhere` where it goes on
   * in another place and has not failed.
   */
  onRefused?: (error: CallError, value: Partial<Why>, input: In) => Refused | 'elsewhere' | undefined
}

export interface Action<In> {
  /** Of `run`; a form that uses `send` knows it by itself. */
  busy: boolean
  /** Why the last `run` failed. */
  failure: CallError | null
  /** Does it, once however often it is pressed, for buttons. @returns whether it is done */
  run: (input: In) => Promise<boolean>
  /** Does it for a form; what it resolves to was refused. */
  send: (input: In) => Promise<Refused | undefined>
  /** Drops the failure. */
  clearFailure: () => void
}

interface Outcome {
  done: boolean
  error: CallError | null
  said?: Refused | undefined
}

/**
 * An action of a person through any function: holds its busy state and failure, reports errors, and
 * puts a refusal at its field or over the form.
 */
export function useCommand<In = void, Out = unknown, Why = unknown>(
  perform: (input: In, element: HTMLElement) => Promise<Out>,
  { fieldOf = {}, refresh = [], onDone, onRefused }: ActionOptions<In, Out, Why>,
): Action<In> {
  const scope = useScope()
  const { element } = useElement()
  const { t, refusal } = useText()
  const running = useRef(false)
  const [state, setState] = useState<{ busy: boolean; failure: CallError | null }>({ busy: false, failure: null })

  const attempt = async (input: In): Promise<Outcome> => {
    try {
      const output = await perform(input, element)
      for (const endpoint of refresh) scope.refresh(endpoint)
      onDone?.(output, input)
      return { done: true, error: null }
    } catch (thrown) {
      const error = callError(thrown)
      const said = onRefused?.(error, error.value ?? {}, input)
      if (said === 'elsewhere') return { done: false, error: null }
      // Asking for the code of an authenticator is no error.
      if (error.code !== 'FACTOR_REQUIRED') scope.fail(error, element)
      return { done: false, error, said }
    }
  }

  const run = async (input: In) => {
    if (running.current) return false
    running.current = true
    setState({ busy: true, failure: null })
    const { done, error } = await attempt(input)
    running.current = false
    setState({ busy: false, failure: error })
    return done
  }
  const send = async (input: In): Promise<Refused | undefined> => {
    const { error, said } = await attempt(input)
    if (!error) return
    const words = refusalWithTries(t, refusal(error), (error.value as { left?: number } | null | undefined)?.left)
    const field = fieldOf[error.code]
    return said ?? (field ? { problems: { [field]: words } } : { message: words })
  }
  return { ...state, run, send, clearFailure: () => setState(now => ({ ...now, failure: null })) }
}

/** A call's input without the key, which `useAction` adds. */
export type Sent<E extends Endpoint> = Omit<Input<E>, 'idempotencyKey'>
/** A call that takes a key must be told to be done once. */
type Once<E extends Endpoint> = Input<E> extends { idempotencyKey: string } ? { once: true } : { once?: never }

/**
 * A call that a person makes. With `once` it carries an idempotency key, so that a call that is
 * repeated is done once (`idempotency-key.ts`).
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { once, ...options }: ActionOptions<Sent<E>, Output<E>, Refusal<E>> & Once<E>,
): Action<Sent<E>> {
  const scope = useScope()
  const key = useIdempotencyKey()
  const perform = async (input: Sent<E>) => {
    if (!once) return scope.call(endpoint, input as Input<E>)
    try {
      const output = await scope.call(endpoint, { ...input, idempotencyKey: key.of(input) } as unknown as Input<E>)
      key.drop()
      return output
    } catch (error) {
      key.dropIfRefused(error)
      throw error
    }
  }
  return useCommand(perform, options as ActionOptions<Sent<E>, Output<E>, Refusal<E>>)
}
