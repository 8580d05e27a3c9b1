import type { Config } from '@baize/client'
import { pageRegistry } from '@baize/client'
import { attributeOf, commonProps } from '../runtime/declare.ts'
import { scopeContext } from '../runtime/scope-request.ts'
import type { ScopeRequest } from '../runtime/scope-request.ts'
import { scope } from './scope.element.ts'

/** Settings of a scope by attributes; a script tag takes the same as `data-…`. */
export const settingNames = Object.keys({ ...scope.props, ...commonProps })

/**
 * `<baize-scope>`: answers the elements inside it, whichever shadow roots lie between, with itself; the scope is made of it when the
 * client is there. It knows neither React nor the client's code, because the loader carries it.
 *
 * @param api - address of the calls where the element names none
 */
export const scopeElement = (api?: string) =>
  class extends HTMLElement {
    static readonly observedAttributes = settingNames.map(attributeOf)

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':host{display:contents}:host([hidden]){display:none!important}')
      root.adoptedStyleSheets = [sheet]
      root.append(document.createElement('slot'))
      this.addEventListener('context-request', event => {
        const request = event as ScopeRequest
        if (request.context !== scopeContext || request.target === this) return
        request.stopPropagation()
        request.callback(this)
      })
    }

    /** Its attributes as settings of a scope. */
    get config(): Config {
      const given = settingNames.map(name => [name, this.getAttribute(attributeOf(name)) ?? undefined])
      const config = Object.fromEntries(given) as Config
      return { ...config, api: config.api ?? api }
    }

    attributeChangedCallback(): void {
      pageRegistry().scopes.get(this)?.configure(this.config)
    }
  }
