import { attributeOf } from './declare.ts'

/**
 * What stands behind a tag until the code of its element is there, and hands everything to that
 * code from then on.
 */
export interface LightClass extends CustomElementConstructor {
  readonly version: string
  /** Elements on the page that the code has not reached. */
  readonly waiting: Set<HTMLElement>
  /**
   * Called for each element that is made, and for its callbacks by name. `adopt.ts` puts the
   * element's own class behind it.
   */
  run(element: HTMLElement, callback?: string, values?: unknown[]): void
}

/** Callbacks that a browser reads off a class when its tag is defined. */
const callbacks = ['connected', 'disconnected', 'connectedMove', 'adopted', 'attributeChanged'].map(
  name => `${name}Callback`,
)

/**
 * Makes a class that has the properties of an element and nothing else, so that `name in element`
 * is true for a framework that sets properties before the code is there. A tag can be defined only
 * once, so this class stays.
 *
 * @param props - names of the properties
 * @param wanted - called for each element that comes to a page before its code
 */
export function createLightClass(props: readonly string[], version: string, wanted: () => void): LightClass {
  class Light extends HTMLElement {
    static readonly version = version
    static readonly waiting = new Set<HTMLElement>()
    static readonly observedAttributes = props.flatMap(name => [attributeOf(name), name.toLowerCase()])

    static run(element: HTMLElement, callback?: string, [attribute]: unknown[] = []): void {
      // An attribute that is written after the property says the last word. Two attributes stand
      // for each property.
      Reflect.deleteProperty(element, props[Light.observedAttributes.indexOf(attribute as string) >> 1] as string)
      if (callback === callbacks[1]) Light.waiting.delete(element)
      if (callback !== callbacks[0]) return
      Light.waiting.add(element)
      wanted()
    }

    constructor() {
      super()
      Light.run(this)
    }
  }
  const { prototype } = Light
  for (const name of callbacks)
    Reflect.set(prototype, name, function (this: HTMLElement, ...values: unknown[]) {
      ;(Light as LightClass).run(this, name, values)
    })
  for (const name of props)
    // Frameworks that read their templates from the page write names in lower case.
    for (const alias of [name, name.toLowerCase()])
      Object.defineProperty(prototype, alias, {
        configurable: true,
        get() {},
        // As on an element that nobody has defined: its own class takes what lies on the element
        // itself.
        set(value: unknown) {
          Object.defineProperty(this, name, { value, configurable: true, writable: true })
        },
      })
  return Light
}
