import type { ComponentType } from 'react'
import type { Appearance, ColorScheme, ResolvedTheme, Theme } from './color-scheme.ts'

/** Appearances that are fetched: all but our own. */
export type FetchedAppearance = Exclude<Appearance, 'felt'>

/**
 * Gives the wrapper of an element a fetched appearance; the function it returns takes back what is
 * not in the sheet that it has adopted.
 */
type ApplyAppearance = (root: HTMLElement, name: FetchedAppearance, adopt: (css: string) => void) => () => void

/** What an element is drawn with in a frame. */
export interface FramedProps {
  /** Its own properties. */
  values: Readonly<Record<string, unknown>>
  locale: string
  resolvedTheme: ResolvedTheme
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
  /** The appearance in place of our own, where something does. */
  appearance?: FetchedAppearance
}

/** What an element says whose texts did not come. */
export interface MissingTexts {
  sentence: string
  /** Words of the button that fetches them once more. */
  again: string
  retry: () => void
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
 * Services that the runtime is given, so that it need not import the client. Scopes pass through it
 * unread: `src/scope.ts` alone knows their type.
 */
export interface RuntimeServices {
  /** The scope of a `<baize-scope>` element, or the page's own for null. */
  scopeOf(provider: Element | null): unknown
  /**
   * Null until the scope is configured and the texts of the language are there: nothing is drawn
   * before.
   */
  useSettings(scope: unknown, own: OwnSettings, element: Element): Settings | null
  /** Null unless the texts of an element came in no language. */
  useMissingTexts(scope: unknown, own: OwnSettings): MissingTexts | null
  /**
   * How an element is drawn: by its own theme, else as the one around it. The same object until it
   * changes.
   */
  useResolvedTheme(element: Element, own: Theme | undefined, page: Theme | undefined): ResolvedTheme
  /**
   * Where an element is drawn, as far as the site lets it be: in the page, in a frame of the
   * operator's origin alone, or nowhere.
   * @param own - its own `isolation`
   */
  usePlace(scope: unknown, tag: string, own: 'frame' | undefined): 'inline' | 'frame' | 'none'
  /**
   * Drawn in place of a view that crashed, or whose texts did not come, in the words given, and
   * over one of which a part did not come. Has a `retry` part.
   */
  Crashed: ComponentType<{ retry: () => void; error?: RuntimeErrorCode; sentence?: string; again?: string }>
  /** Loads what an element is drawn by in a frame of the operator's origin. */
  loadFramed: () => Promise<{ FramedView: ComponentType<FramedProps> }>
  /** Loads what an element wears that is not drawn in our own appearance; without it, it is. */
  loadAppearances: () => Promise<{ applyAppearance: ApplyAppearance | null }>
  messages: Readonly<Record<RuntimeErrorCode, string>>
  /** Puts unreadable colours of the page back to ours, on the wrapper of a view that was drawn. */
  keepReadable(root: HTMLElement, scheme: ColorScheme): void
}
