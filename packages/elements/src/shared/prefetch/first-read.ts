import type { EndpointName } from '@baize/contract'

/**
 * Computes, before the code of an element is there, the first call of its view; null where it makes
 * none.
 */
export type FirstRead = (
  element: HTMLElement,
  merchant: string,
  language: string,
) => [name: EndpointName, path: string, input: object] | null

/** Reads a property of an element whose class is not there yet, else its attribute of that name. */
export const propOrAttribute = (element: HTMLElement, name: string): string | undefined =>
  ((Reflect.get(element, name) as unknown) ?? element.getAttribute(name) ?? undefined) as string | undefined
