import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { pendingDefaultAction, defaultActionKey } from './default-action.ts'
import { readAttribute, readProperty } from './attributes.ts'
import type { ElementHandle } from './context.tsx'
import { attributeOf, commonEvents, commonProps } from './declare.ts'
import type { BuiltDeclaration, Declaration, EventShape, Prop, Props, ViewProps } from './declare.ts'
import { createShell } from './shell.tsx'
import { keepTypingInside } from './typing.ts'
import type { RuntimeErrorCode, RuntimeServices } from './services.ts'
import { insideUndefinedScope, requestScope, scopeTag } from './scope-request.ts'
import type { Appearance, Theme } from './color-scheme.ts'
import { statesOf } from './states.ts'
import { adoptSheets, injectedSheets } from './style-sheets.ts'
import { version } from './version.ts'

// r2wc's own keys, pinned with its version: whether it may render, what it has rendered, what it
// renders with, and how.
const connected: unique symbol = Symbol.for('r2wc.connected')
const mounted: unique symbol = Symbol.for('r2wc.context')
const values: unique symbol = Symbol.for('r2wc.props')
const render: unique symbol = Symbol.for('r2wc.render')

interface R2wcElement extends HTMLElement {
  [connected]: boolean
  [mounted]?: unknown
  [values]: Record<string, unknown>
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

export type BaizeElement<D extends Declaration> = HTMLElement &
  Props<D> & { locale?: string; theme?: Theme; appearance?: Appearance; isolation?: 'frame' }

export interface ElementClass<D extends Declaration = Declaration> {
  new (): BaizeElement<D>
  readonly declaration: D
  readonly version: string
  /** Makes of an element that a placeholder class has made one of this class. */
  fill(element: HTMLElement): void
}

/**
 * Makes a custom element of a React view: `@r2wc/react-to-web-component`, corrected where pages
 * that we do not own break it.
 */
export function createElementClass<D extends Declaration>(
  declaration: D,
  View: ComponentType<ViewProps<D>>,
  sheets: readonly string[],
  services: RuntimeServices,
): ElementClass<D> {
  const props: Record<string, Prop> = { ...commonProps, ...declaration.props }
  const events: Record<string, EventShape> = { ...commonEvents, ...declaration.events }
  const names = Object.keys(props)
  // In lower case, too: HTML knows no other, and `prizeMode="LOTT"` is what somebody who thinks of
  // the property writes.
  const byAttribute = new Map(names.flatMap(name => [attributeOf(name), name.toLowerCase()].map(each => [each, name])))
  // Importing an element is safe where there is no DOM.
  if (typeof HTMLElement === 'undefined')
    return Object.assign(class {}, { declaration, version }) as unknown as ElementClass<D>

  // A type r2wc does not know is neither parsed nor reflected: both are ours.
  const untyped = Object.fromEntries(names.map(name => [name, 'property'])) as Record<string, never>
  const Shell = createShell(View, services, declaration as BuiltDeclaration)
  const Base = r2wc(Shell, { shadow: 'open', props: untyped }) as unknown as new () => R2wcElement
  let upgradeTarget: HTMLElement | null = null
  /**
   * The base class of r2wc's: returns the element that is being upgraded, else constructs a new
   * one.
   */
  function UpgradingElement(): HTMLElement {
    const element = upgradeTarget
    upgradeTarget = null
    return element ?? (Reflect.construct(HTMLElement, [], new.target ?? UpgradingElement) as HTMLElement)
  }
  Object.setPrototypeOf(Base, UpgradingElement)

  class DeclaredElement extends Base {
    static readonly declaration = declaration
    static readonly version = version
    static readonly observedAttributes = [...byAttribute.keys()]

    static fill(element: HTMLElement): void {
      upgradeTarget = element
      new DeclaredElement()
      for (const { name, value } of element.attributes)
        DeclaredElement.prototype.attributeChangedCallback.call(element as DeclaredElement, name, null, value)
      ;(element as DeclaredElement).#takeEarlyProperties()
    }

    #tookEarlyProperties = false
    #ready = false
    #abort: AbortController | null = null
    #provider: Element | null = null
    readonly #states = statesOf(this)
    /** Errors that wait until the element is on the page, where listeners can receive them. */
    #pendingErrors: [code: string, message: string][] = []

    constructor() {
      super()
      this[connected] = false // r2wc would render while detached
      for (const name of names) if (props[name]?.type === 'boolean') this[values][name] = false
      this.#adoptSheets()
      if (this.shadowRoot) keepTypingInside(this.shadowRoot)
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      // Where the code came late there is one, in which the loader has said so.
      const { shadowRoot } = this
      if (shadowRoot) {
        shadowRoot.replaceChildren()
        shadowRoot.adoptedStyleSheets = []
      }
      return shadowRoot ?? super.attachShadow({ ...init, delegatesFocus: declaration.delegatesFocus ?? false })
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const name = byAttribute.get(attribute) ?? ''
      const prop = props[name]
      // A property that a host has set before the class was there came after the markup.
      if (!prop || (!this.#tookEarlyProperties && Object.hasOwn(this, name))) return
      const reading = readAttribute(prop, text)
      if ('problem' in reading) this.#reportBad(attribute, prop, text)
      Reflect.set(this, name, 'value' in reading ? reading.value : undefined)
    }

    /** Converts the properties that a host has set to their declared types. */
    override [render](): void {
      for (const name of names) {
        const prop = props[name] as Prop
        const given = this[values][name]
        const reading = readProperty(prop, given)
        this[values][name] = 'value' in reading ? reading.value : undefined
        if ('problem' in reading) this.#reportBad(name, prop, given)
      }
      super[render]()
    }

    override connectedCallback(): void {
      this.#takeEarlyProperties()
      if (!insideUndefinedScope(this)) return this.#mount()
      void customElements.whenDefined(scopeTag).then(() => this.isConnected && this.#mount())
    }

    /** `moveBefore()` keeps the tree; the scope around it may be another one. */
    connectedMoveCallback(): void {
      if (this[mounted]) this.#mount()
    }

    /**
     * A move is a disconnect and a connect at once, and so is React's own way of reordering: an
     * element that is connected again by then has only moved.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        if (this[mounted]) super.disconnectedCallback()
        this.#abort?.abort()
        this.#abort = null
      })
    }

    adoptedCallback(): void {
      this.#adoptSheets()
    }

    #adoptSheets(): void {
      if (this.shadowRoot) adoptSheets(this.shadowRoot, [...sheets, ...injectedSheets(this)])
    }

    /**
     * Moves properties that a host set before the class was there from the element itself, where
     * they hide ours, to our setters.
     */
    #takeEarlyProperties(): void {
      if (this.#tookEarlyProperties) return
      this.#tookEarlyProperties = true
      for (const name of [...names, ...names.map(name => name.toLowerCase())]) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }

    #mount(): void {
      const provider = requestScope(this)
      if (!this[mounted] || provider !== this.#provider || !this.#abort) {
        this.#provider = provider
        this[values]['handle'] = this.#handle(services.scopeOf(provider))
      }
      this[connected] = true
      for (const error of this.#pendingErrors.splice(0)) this.#report(...error)
      this[render]()
    }

    #handle(scope: unknown): ElementHandle {
      this.#abort ??= new AbortController()
      return {
        element: this,
        scope,
        signal: this.#abort.signal,
        emit: (name, detail) => this.#emit(name, detail),
        report: (code, message) => this.#report(code, message),
        setState: (name, on) => void (on ? this.#states.add(name) : this.#states.delete(name)),
      }
    }

    #emit(name: string, detail: object): boolean {
      if (name === 'baize-ready') {
        if (this.#ready) return true
        this.#ready = true
        this.#states.add('ready')
      }
      const cancelable = events[name]?.cancelable ?? false
      const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })
      Reflect.set(event, defaultActionKey, pendingDefaultAction.run)
      pendingDefaultAction.run = null
      return this.dispatchEvent(event)
    }

    #reportBad(name: string, { type, values = [type] }: Prop, given: unknown): void {
      const found = `${name} (${values.join(', ')}), not "${String(given).slice(0, 40)}"`
      this.#report('bad-attribute', `${services.messages['bad-attribute']}: ${found}`)
    }

    #report(code: string, message = services.messages[code as RuntimeErrorCode]): void {
      if (!this[connected]) return void this.#pendingErrors.push([code, message])
      this.#emit('baize-error', { code, message, element: this.localName })
    }
  }
  for (const name of names.filter(name => name !== name.toLowerCase()))
    Object.defineProperty(DeclaredElement.prototype, name.toLowerCase(), {
      configurable: true,
      get(this: DeclaredElement) {
        return Reflect.get(this, name) as unknown
      },
      set(this: DeclaredElement, value: unknown) {
        Reflect.set(this, name, value)
      },
    })
  return DeclaredElement as unknown as ElementClass<D>
}
