import { attributeOf } from './declare.ts'

/**
 * The class that a tag is defined with until the code of its element is there. From then on it
 * hands everything to that code.
 */
export interface PlaceholderClass extends CustomElementConstructor {
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
const callbacks = [
  'connectedCallback',
  'disconnectedCallback',
  'connectedMoveCallback',
  'adoptedCallback',
  'attributeChangedCallback',
]

/**
 * Makes a class that has the properties of an element and nothing else, so that `name in element`
 * is true for a framework that sets properties before the code is there. A tag can be defined only
 * once, so this class stays.
 *
 * @param props - names of the properties
 * @param requestCode - called for each element that comes to a page before its code
 */
export function createPlaceholderClass(
  props: readonly string[],
  version: string,
  requestCode: () => void,
): PlaceholderClass {
  class Placeholder extends HTMLElement {
    static readonly version = version
    static readonly waiting = new Set<HTMLElement>()
    static readonly observedAttributes = props.flatMap(name => [attributeOf(name), name.toLowerCase()])

    static run(element: HTMLElement, callback?: string, [attribute]: unknown[] = []): void {
      // An attribute that is written after the property says the last word. Two attributes stand
      // for each property.
      Reflect.deleteProperty(element, props[Placeholder.observedAttributes.indexOf(attribute as string) >> 1] as string)
      if (callback === callbacks[1]) Placeholder.waiting.delete(element)
      if (callback !== callbacks[0]) return
      Placeholder.waiting.add(element)
      requestCode()
    }

    constructor() {
      super()
      Placeholder.run(this)
    }
  }
  const { prototype } = Placeholder
  for (const name of callbacks)
    Reflect.set(prototype, name, function (this: HTMLElement, ...values: unknown[]) {
      ;(Placeholder as PlaceholderClass).run(this, name, values)
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
  return Placeholder
}
