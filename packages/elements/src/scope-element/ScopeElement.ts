import { attributeOf } from '../runtime/declare.ts'
import { setSheet } from '../runtime/set-sheet.ts'
import type { commonProps } from '../runtime/declare.ts'
import { scopeContext } from '../runtime/scope-request.ts'
import type { ScopeRequest } from '../runtime/scope-request.ts'
import type { scope } from './scope.element.ts'

/** Names of `commonProps`: the loader carries them without what they mean. */
export const commonNames = [
  'locale',
  'theme',
  'appearance',
  'isolation',
] as const satisfies readonly (keyof typeof commonProps)[]

/** Settings of a scope by attributes; a script tag takes the same as `data-…`. */
export const settingNames = ['api', 'merchant', 'siteKey', ...commonNames] as const satisfies readonly (
  keyof typeof scope.props | keyof typeof commonProps
)[]

/**
 * `<baize-scope>`: answers the elements inside it, whichever shadow roots lie between, with itself;
 * the scope is made of it when the client is there (`scope-of.ts`). It knows neither React nor the
 * client's code, because the loader carries it.
 *
 * @param api - address of the calls where neither the element nor the page names one
 */
export const scopeElement = (api?: string) =>
  class extends HTMLElement {
    // In lower case, too: that is what the HTML of a server makes of `siteKey`.
    static readonly observedAttributes = settingNames.flatMap(name => [attributeOf(name), name.toLowerCase()])
    static readonly api = api
    /** Of whoever has made a scope of it: a setting has changed, or it has left its place. */
    declare onChange?: (() => void) | undefined

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      // Where a browser has no such sheets the elements inside say that it cannot draw them.
      setSheet(root, ':host{display:contents}:host([hidden]){display:none!important}')
      root.append(document.createElement('slot'))
      const answer = (request: ScopeRequest) => {
        if (request.context !== scopeContext) return
        request.stopPropagation()
        request.callback(this)
      }
      this.addEventListener('context-request', answer as (event: Event) => void)
      for (const name of settingNames) {
        // What a page has set before this class was there lies on the element itself.
        let value: unknown = Reflect.get(this, name)
        const get = () => value
        const set = (given: unknown) => {
          value = given ?? undefined
          this.onChange?.()
        }
        Object.defineProperty(this, name, { get, set })
      }
    }

    disconnectedCallback(): void {
      this.onChange?.()
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      for (const name of settingNames)
        if (name.toLowerCase() === attribute.replace('-', '')) Reflect.set(this, name, text)
    }
  }
