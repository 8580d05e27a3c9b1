import type { Locator, Page } from '@playwright/test'

/**
 * One value for both themes, or [dark, light]. Colours are written as the look writes them:
 * `#34A378`, `#050907 72%`.
 */
export type Value = string | readonly [dark: string, light: string]
/**
 * `width`, `height` and `ratio` are measured, the rest is computed style; `::after box-shadow` asks
 * a pseudo-element.
 */
export type Values = Readonly<Record<string, Value>>

/** Something that the look describes, with what it says about it. */
export interface Thing {
  what: string
  find(page: Page): Locator
  /** Brings it into the state that is looked at. */
  act?(page: Page): Promise<void>
  both?: Values
  /** At 1440 CSS pixels. */
  wide?: Values
  /** At 390. */
  phone?: Values
}

/** Runs in the page. */
function readAll(element: Element, properties: string[]): Record<string, string> {
  const box = element.getBoundingClientRect()
  const tidy = (value: number) => `${Math.round(value * 100) / 100}px`
  const measured: Record<string, string> = {
    width: tidy(box.width),
    height: tidy(box.height),
    ratio: (box.width / box.height).toFixed(2),
    bottom: tidy(innerHeight - box.bottom),
  }
  const computed = (property: string) => {
    const [name = '', pseudo] = property.split(' ').reverse()
    return getComputedStyle(element, pseudo).getPropertyValue(name)
  }
  return Object.fromEntries(properties.map(property => [property, measured[property] ?? computed(property)]))
}

const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)

/**
 * Colours as a browser computes them: `#D8B15B` or `#D8B15B 14%`, wherever they stand in a value.
 */
const spelled = (value: string): string =>
  value.replace(/#([0-9A-F]{6})(?: (\d+)%)?/g, (_all, hex: string, share?: string) => {
    const rgb = [0, 2, 4].map(at => channel(hex, at)).join(', ')
    return share ? `rgba(${rgb}, ${Number(share) / 100})` : `rgb(${rgb})`
  })

/** What the look says about a thing in this theme at this width, as a browser would say it. */
export function expectedStyles(thing: Thing, theme: 'dark' | 'light', width: 'wide' | 'phone'): Record<string, string> {
  const values = { ...thing.both, ...thing[width] }
  const one = (value: Value) => spelled(typeof value === 'string' ? value : value[theme === 'dark' ? 0 : 1])
  return Object.fromEntries(Object.entries(values).map(([property, value]) => [property, one(value)]))
}

/** The same properties as the page has them. */
export const actualStyles = (place: Locator, properties: string[]): Promise<Record<string, string>> =>
  place.evaluate(readAll, properties)
