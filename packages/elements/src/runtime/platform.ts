import type { ComponentType } from 'react'
import type { ColorScheme, Look, Theme } from './color-scheme.ts'

/** What an element is drawn with in a frame. */
export interface FramedProps {
  /** Its own properties. */
  values: Readonly<Record<string, unknown>>
  locale: string
  look: Look
}

/** Settings without which an element is not drawn. */
export interface Settings {
  /** BCP 47. */
  locale: string
  dir: 'ltr' | 'rtl'
  theme: Theme
}

/** Settings of a single element. */
export interface OwnSettings {
  locale?: string
  theme?: Theme
  /** Group of texts that it needs. */
  texts?: string
}

/** Codes of the errors that the runtime itself reports. */
export type RuntimeErrorCode = 'bad-attribute' | 'config-missing' | 'render-failed' | 'version-conflict'

/**
 * Functions that the runtime calls without knowing the client. Scopes pass through it unread: `src/scope.ts` alone knows their type.
 */
export interface Platform {
  /** The scope of a `<baize-scope>` element, or the page's own for null. */
  scopeOf(provider: Element | null): unknown
  /** Null until the scope is configured and the texts of the language are there: nothing is drawn before. */
  useSettings(scope: unknown, own: OwnSettings): Settings | null
  /** How an element is drawn: by its own theme, else as the one around it. The same object until it changes. */
  useLook(element: Element, own: Theme | undefined, page: Theme | undefined): Look
  /** Drawn in place of a view that crashed. Has a `retry` part. */
  Crashed: ComponentType<{ retry: () => void }>
  /** Loads what an element is drawn by in a frame of the operator's origin. */
  loadFramed: () => Promise<{ FramedView: ComponentType<FramedProps> }>
  messages: Readonly<Record<RuntimeErrorCode, string>>
  /** Puts unreadable colours of the page back to ours, on the wrapper of a view that was drawn. */
  keepReadable(root: HTMLElement, scheme: ColorScheme): void
}
