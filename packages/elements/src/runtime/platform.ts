import type { ComponentType } from 'react'
import type { ColorScheme, Theme } from './color-scheme.ts'

/** What an element must know to be drawn at all. */
export interface Settings {
  /** BCP 47. */
  locale: string
  dir: 'ltr' | 'rtl'
  theme: Theme
}

/** What an element brings of its own. */
export interface OwnSettings {
  locale?: string
  theme?: Theme
  /** Group of texts that it needs. */
  texts?: string
}

/** Trouble that the runtime itself reports. */
export type RuntimeErrorCode = 'bad-attribute' | 'config-missing' | 'render-failed' | 'version-conflict'

/**
 * What the runtime asks of whatever stands behind the elements. Scopes pass through it unread: `src/scope.ts` alone knows their type.
 */
export interface Platform {
  /** The scope of a `<baize-scope>` element, or the page's own for null. */
  scopeOf(provider: Element | null): unknown
  /** Null until the scope is configured and the texts of the language are there: nothing is drawn before. */
  useSettings(scope: unknown, own: OwnSettings): Settings | null
  /** Drawn in place of a view that crashed. Has a `retry` part. */
  Crashed: ComponentType<{ retry: () => void }>
  messages: Readonly<Record<RuntimeErrorCode, string>>
  /** Puts unreadable colours of the page back to ours, on the wrapper of a view that was drawn. */
  keepReadable(root: HTMLElement, scheme: ColorScheme): void
  /** Told of every shadow root of ours, since it may hold more elements of ours. */
  rendered(root: ShadowRoot): void
}
