import { createScope, pageRegistry } from '@baize/client'
import type { Config } from '@baize/client'

interface Value {
  [key: string]: unknown
}
/**
 * Changes to the answers of calls, by the end of their path; each is given what the platform
 * answers.
 */
export type Answers = Readonly<Record<string, (value: Value) => Value>>

/** Answers of a site that has more switched on than the demo's. */
export const siteWith = (settings: Value): Answers => ({ '/setting/register': value => ({ ...value, ...settings }) })

/** The platform's answers with something different in them, as another operator's would be. */
const through =
  (answers: Answers): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input.toString(), location.href)
    const reply = await fetch(input, init)
    const path = Object.keys(answers).find(end => pathname.endsWith(end))
    const answer = path && answers[path]
    if (!answer) return reply
    const { value } = (await reply.json()) as { value: Value }
    return Response.json({ success: true, message: '', value: answer(value ?? {}) })
  }

/**
 * Draws an element for an operator of its own, whose answers differ: a state that the demo site is
 * not in.
 */
export const answering = (tag: string, answers: Answers) => (args: object, context: { globals: Config }) => {
  const loader = document.querySelector<HTMLScriptElement>('script[data-merchant]')
  const api = loader ? new URL(loader.src).origin : undefined
  const { locale, theme } = context.globals
  const settings: Config = { api, merchant: 'demo', siteKey: 'pk_demo', locale, theme }
  const scope = document.createElement('baize-scope')
  // No attribute says how calls are sent, so its scope is made here.
  pageRegistry().scopes.set(scope, createScope({ ...settings, fetch: through(answers) }))
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(args)) element.setAttribute(name, value === true ? '' : String(value))
  scope.append(element)
  return scope
}
