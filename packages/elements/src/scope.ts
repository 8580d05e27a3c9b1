import type { CallError, ReadState, Scope, Session, Translator } from '@baize/client'
import type { Input, Output, Endpoint } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useContext } from 'react'
import { LocaleContext, useElement } from './runtime/context.tsx'

// The runtime hands the scope on without knowing what it is; here it gets its type back.

/** The operator's scope that the element belongs to. */
export const useScope = (): Scope => useElement().scope as Scope

/** Who is signed in. */
export const useSession = (): Session => useStore(useScope().session.$session)

/** Texts and formats in the language of the element: its own `locale`, else the scope's. */
export const useText = (): Translator => useStore(useScope().i18n.translator(useContext(LocaleContext)))

/**
 * The same with a group of texts beside the common ones, for a part that is rarely drawn; null
 * until they are there, and where none is wanted.
 */
export function useTextOf(group: string | null): Translator | null {
  const text = useText()
  return group && text.has(group) ? text : null
}

const idle = atom<ReadState<never>>({ status: 'idle' })

/**
 * An answer of the platform, shared with every element that asks the same. With null as input
 * nothing is asked.
 */
export function useRead<R extends Endpoint>(
  endpoint: R,
  input: Input<R> | null,
): ReadState<Output<R>> & { refresh: () => void } {
  const scope = useScope()
  const store = input === null ? null : scope.read(endpoint, input)
  const state: ReadState<Output<R>> = useStore(store ?? idle)
  return { ...state, refresh: () => store?.refresh() }
}

/** Dispatches an error of an element as `baize-error`. */
export function useReport(): (error: CallError) => void {
  const { element, scope } = useElement()
  return error => (scope as Scope).fail(error, element)
}
