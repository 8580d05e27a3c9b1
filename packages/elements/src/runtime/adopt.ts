import { commonProps } from './declare.ts'
import type { ElementClass } from './element.ts'
import type { PlaceholderClass } from './placeholder-class.ts'

const adopted = new WeakSet<PlaceholderClass>()

/**
 * Puts the class of an element behind the placeholder class of its tag: elements on the page are
 * drawn, others become what they stand for when they are next used.
 */
export function adopt(placeholder: PlaceholderClass, element: ElementClass): void {
  if (adopted.has(placeholder)) return
  adopted.add(placeholder)
  const filled = new WeakSet<HTMLElement>()
  const own = element.prototype as object
  const fill = (each: HTMLElement): void => {
    if (filled.has(each)) return
    filled.add(each)
    element.fill(each)
  }
  placeholder.run = (each, callback, values = []) => {
    fill(each)
    const run = callback && (Reflect.get(own, callback) as ((...values: unknown[]) => void) | undefined)
    if (run) run.apply(each, values)
  }
  const { prototype } = placeholder as { prototype: HTMLElement }
  Object.setPrototypeOf(prototype, own)
  for (const name of Object.keys({ ...commonProps, ...element.declaration.props })) {
    Reflect.deleteProperty(prototype, name.toLowerCase())
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        fill(this)
        return Reflect.get(own, name, this) as unknown
      },
      set(this: HTMLElement, value: unknown) {
        fill(this)
        Reflect.set(own, name, value, this)
      },
    })
  }
  for (const each of placeholder.waiting) placeholder.run(each, 'connectedCallback')
  placeholder.waiting.clear()
}
