import { pageRegistry } from '@baize/client'
import { requestScope } from '../../runtime/scope-request.ts'

const attributes = { affiliateCode: 'affiliate-code', referralCode: 'referral-code' }

/** Register elements of a document, in open shadow roots too: a page may be drawn in one. */
const registersIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap(each =>
    each.localName === 'baize-register' ? each : each.shadowRoot ? registersIn(each.shadowRoot) : [],
  )

/**
 * The codes of a register element: its properties, or its attributes where its class is not there
 * yet.
 */
const codesOf = (register: Element): [string, unknown][] =>
  Object.entries(attributes)
    .map(([name, attribute]): [string, unknown] => [
      name,
      (Reflect.get(register, name) as unknown) ?? register.getAttribute(attribute),
    ])
    .filter(([, code]) => code)

/**
 * The detail of a request for a popup. One that opens accounts carries the codes of the register
 * element in the same scope of the page, or whoever brought the visitor would not be credited.
 */
export function withCodes(element: Element, name: unknown, detail: object): object {
  if (name !== 'register') return detail
  const scope = requestScope(element)
  // The first of them says the last word.
  const registers = registersIn(document).filter(register => requestScope(register) === scope)
  return { ...pageRegistry().codes, ...Object.fromEntries(registers.reverse().flatMap(codesOf)), ...detail }
}

/** The codes of a detail as an address of the operator's own site carries them (REG-27, REG-28). */
export function codesQuery(detail: object): string {
  const codes = Object.entries(detail as Record<string, string>).filter(([name]) => Object.hasOwn(attributes, name))
  return codes.length ? `?${new URLSearchParams(codes).toString()}` : ''
}
