import type { ComponentType } from 'react'
import type { Appearance, ColorScheme, Look, Theme } from './color-scheme.ts'

/** Looks other than our own. */
export type Preset = Exclude<Appearance, 'felt'>

/** Gives the wrapper of an element the looks of a preset; the function it returns takes back what is not in the sheet that it has adopted. */
type Dress = (root: HTMLElement, preset: Preset, adopt: (css: string) => void) => () => void

/** What an element is drawn with in a frame. */
export interface FramedProps {
  /** Its own properties. */
  values: Readonly<Record<string, unknown>>
  locale: string
  look: Look
  appearance: Appearance | undefined
  /** Whether the site may not show it even there, so that it says so. */
  refused: boolean
}

/** Settings without which an element is not drawn. */
export interface Settings {
  /** BCP 47. */
  locale: string
  dir: 'ltr' | 'rtl'
  theme: Theme
  /** What comes in place of our own looks, where something does. */
  appearance?: Preset
}

/** Settings of a single element. */
export interface OwnSettings {
  locale?: string
  theme?: Theme
  appearance?: Appearance
  /** Group of texts that it needs. */
  texts?: string
}

/** Codes of the errors that the runtime itself reports. */
export type RuntimeErrorCode =
  'bad-attribute' | 'chunk-load-failed' | 'config-missing' | 'render-failed' | 'version-conflict'

/**
 * Functions that the runtime calls without knowing the client. Scopes pass through it unread: `src/scope.ts` alone knows their type.
 */
export interface Platform {
  /** The scope of a `<baize-scope>` element, or the page's own for null. */
  scopeOf(provider: Element | null): unknown
  /** Null until the scope is configured and the texts of the language are there: nothing is drawn before. */
  useSettings(scope: unknown, own: OwnSettings, element: Element): Settings | null
  /** How an element is drawn: by its own theme, else as the one around it. The same object until it changes. */
  useLook(element: Element, own: Theme | undefined, page: Theme | undefined): Look
  /** Where the site lets an element be drawn: in the page, in a frame of the operator's origin alone, or nowhere. */
  usePlace(scope: unknown, tag: string): 'inline' | 'frame' | 'none'
  /** Drawn in place of a view that crashed. Has a `retry` part. */
  Crashed: ComponentType<{ retry: () => void }>
  /** Loads what an element is drawn by in a frame of the operator's origin. */
  loadFramed: () => Promise<{ FramedView: ComponentType<FramedProps> }>
  /** Loads what an element wears that is not drawn in our own looks; without it, it is. */
  loadPresets: () => Promise<{ dress: Dress | null }>
  messages: Readonly<Record<RuntimeErrorCode, string>>
  /** Puts unreadable colours of the page back to ours, on the wrapper of a view that was drawn. */
  keepReadable(root: HTMLElement, scheme: ColorScheme): void
}
