import { useEffect, useLayoutEffect, useRef, type ComponentType, Component, type ReactNode } from 'react'
import { ElementContext, LocaleContext, type ElementHandle } from './context.tsx'
import type { BuiltDeclaration } from './declare.ts'
import type { RuntimeServices } from './services.ts'
import type { Appearance, Theme } from './color-scheme.ts'
import { injectStyles } from './style-sheets.ts'
import { useLazy } from './use-lazy.ts'
import { useLost } from './use-lost.ts'
import { useUnclosed } from './use-unclosed.ts'
import { version } from './version.ts'

interface BoundaryProps {
  children: ReactNode
  onCrash(error: unknown): void
  fallback(retry: () => void): ReactNode
}

/**
 * Keeps a crash of one view inside its element: siblings and the host's `window.onerror` are not
 * affected.
 */
class Boundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  readonly #retry = () => this.setState({ crashed: false })

  override render() {
    return this.state.crashed ? this.props.fallback(this.#retry) : this.props.children
  }
}

/** Milliseconds after which an element says that nobody configured it. */
const configurationTimeout = 10_000

export interface ShellProps {
  handle: ElementHandle
  locale?: string
  theme?: Theme
  appearance?: Appearance
  isolation?: 'frame'
  /** Given by r2wc: the shadow root. */
  container?: unknown
}

/**
 * Dispatches `baize-ready` for the first content: it is drawn beside the view, so its effect runs
 * when the view has been drawn. The element says it once. A page that keeps a place until
 * `:state(ready)` releases it in the same paint.
 */
function Ready({ handle }: { handle: ElementHandle }) {
  useLayoutEffect(() => handle.setState('ready', true), [handle])
  useEffect(() => {
    handle.emit('baize-ready', { element: handle.element.localName, version })
  }, [handle])
  return null
}

/**
 * Creates the shell around a view: the wrapper with language, direction and colours, the error
 * boundary, and the wait for settings.
 */
export function createShell<P extends object>(
  View: ComponentType<P>,
  services: RuntimeServices,
  { texts, slotted, slots }: Pick<BuiltDeclaration, 'texts' | 'slotted' | 'slots'>,
): ComponentType<ShellProps> {
  const { Crashed } = services

  return function Shell({ handle, locale, theme, appearance, isolation, container: _container, ...props }) {
    const settings = services.useSettings(handle.scope, { locale, theme, appearance, texts }, handle.element)
    const missing = services.useMissingTexts(handle.scope, { locale, texts })
    const resolved = services.useResolvedTheme(handle.element, theme, settings?.theme)
    const fetched = settings?.appearance
    const appearances = useLazy(fetched ? services.loadAppearances : null, null)
    const drawn = useRef(false)
    // What is drawn stays until another appearance is there.
    const hasSettings = settings !== null
    const isMissing = missing !== null
    const waiting = !hasSettings || !(drawn.current || !fetched || appearances)
    const place = services.usePlace(handle.scope, handle.element.localName, isolation)
    const isFramed = place !== 'inline'
    const askAgain = useLost(handle)
    const framed = useLazy(isFramed ? services.loadFramed : null, handle)
    const root = useRef<HTMLDivElement>(null)
    const unclosed = useUnclosed(slotted || slots?.[''] ? null : handle.element)
    useLayoutEffect(() => {
      drawn.current ||= !waiting
      const adopt = (css: string) => void injectStyles(handle.element, css).catch(() => {})
      return fetched && root.current ? appearances?.applyAppearance?.(root.current, fetched, adopt) : undefined
    }, [handle, fetched, appearances, resolved, waiting])
    useEffect(() => {
      if (root.current && !waiting) services.keepReadable(root.current, resolved.scheme)
    }, [resolved, waiting, fetched, appearances])
    useEffect(() => {
      if (isMissing) return handle.report('chunk-load-failed')
      if (hasSettings) return
      const timer = setTimeout(() => handle.report('config-missing'), configurationTimeout)
      return () => clearTimeout(timer)
    }, [handle, hasSettings, isMissing])

    const crashed = (error: unknown) => {
      handle.report('render-failed', error instanceof Error ? error.message : undefined)
    }
    return (
      <ElementContext.Provider value={handle}>
        <div
          ref={root}
          className="root"
          lang={settings?.locale}
          dir={settings?.dir}
          data-theme={resolved.scheme}
          data-appearance={appearances?.applyAppearance ? fetched : undefined}
          data-plate={(resolved.plate && !waiting) || undefined}
          aria-busy={(waiting && !missing) || undefined}
        >
          {missing && <Crashed {...missing} />}
          {settings && !waiting && (
            <Boundary onCrash={crashed} fallback={retry => <Crashed retry={retry} />}>
              <LocaleContext.Provider value={locale}>
                {askAgain && <Crashed error="chunk-load-failed" retry={askAgain} />}
                {isFramed && framed && (
                  <framed.FramedView
                    values={props}
                    locale={settings.locale}
                    resolvedTheme={resolved}
                    appearance={fetched}
                    refused={place === 'none'}
                  />
                )}
                {!isFramed && [
                  <View key="view" {...({ ...props, emit: handle.emit } as unknown as P)} />,
                  <Ready key="ready" handle={handle} />,
                ]}
              </LocaleContext.Provider>
            </Boundary>
          )}
        </div>
        {unclosed && <slot className="unclosed" />}
      </ElementContext.Provider>
    )
  }
}
