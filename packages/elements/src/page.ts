import type { Config, Finding } from '@baize/client'
import type { Visitor } from './visitor.ts'

/** State of the page's SDK for support. No token, no name, nothing of a player. */
export interface Diagnostics {
  version: string
  flavour: 'react' | 'lite'
  /** Of the script; empty where elements come from npm. */
  address: string
  /** Of the copy that came first to the page. */
  firstVersion: string
  /** Where settings were found, and the API they name. */
  configured: { script: boolean; page: boolean; api: string | null }
  /** How far the code of each element is, by tag. */
  elements: Record<string, string>
  /** What the page's Content-Security-Policy refused of ours. */
  violations: string[]
  /** What the people of the page have to correct. */
  findings: Finding[]
}

/** `globalThis.baize` on a page that takes the script; the same as the exports of that module. */
export interface Baize {
  /** Settings of the page's own scope; any order, once or often. */
  configure(config: Config): void
  /** Resolves when the code of the elements on the page, or below a root, is there. */
  load(root?: Node): Promise<void>
  /** Adds a style sheet inside one element, under any policy. */
  injectStyles(element: HTMLElement, css: string): Promise<void>
  /**
   * Whether the site is open (0), under maintenance (1) or closed for where the visitor is (2);
   * changes come as `baize-status` on the document.
   */
  status(): Promise<0 | 1 | 2>
  /** Who is there, once that is known. */
  session(): Promise<Visitor>
  readonly version: string
  /** The code of the elements that stood in the page is there. */
  readonly ready: Promise<void>
  diagnostics(): Diagnostics
}
