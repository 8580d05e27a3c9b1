import type { EndpointName } from '@baize/contract'

/** What the first view of an element asks the platform, known before its code is there. */
export type FirstRead = (
  element: HTMLElement,
  merchant: string,
  language: string,
) => [name: EndpointName, path: string, input: object] | null

/** A property of an element whose class is not there yet, or its attribute of that name. */
export const saidOn = (element: HTMLElement, name: string): string | undefined =>
  ((Reflect.get(element, name) as unknown) ?? element.getAttribute(name) ?? undefined) as string | undefined
