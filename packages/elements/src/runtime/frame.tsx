import { useEffect, useLayoutEffect, useRef, type ComponentType, Component, type ReactNode } from 'react'
import { HostContext, LocaleContext, type ElementHost } from './context.tsx'
import type { Platform } from './platform.ts'
import type { Appearance, Theme } from './color-scheme.ts'
import { injectStyles } from './style-sheets.ts'
import { useFramed } from './use-framed.ts'
import { useLazy } from './use-lazy.ts'
import { version } from './version.ts'

interface BoundaryProps {
  children: ReactNode
  onCrash(error: unknown): void
  fallback(retry: () => void): ReactNode
}

/** Keeps a crash of one view inside its element: siblings and the host's `window.onerror` are not affected. */
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

export interface FrameProps {
  host: ElementHost
  locale?: string
  theme?: Theme
  appearance?: Appearance
  isolation?: 'frame'
  /** Given by r2wc: the shadow root. */
  container?: unknown
}

/** Dispatches `baize-ready` for the first content: it is drawn beside the view, so its effect runs when the view has been drawn. The element says it once. A page that keeps a place until `:state(ready)` gives it up in the same frame. */
function Ready({ host }: { host: ElementHost }) {
  useLayoutEffect(() => host.setState('ready', true), [host])
  useEffect(() => {
    host.emit('baize-ready', { element: host.element.localName, version })
  }, [host])
  return null
}

/** The frame around every view: the wrapper with language, direction and colours, the boundary, and the wait for settings. */
export function frameOf<P extends object>(
  View: ComponentType<P>,
  platform: Platform,
  texts?: string,
): ComponentType<FrameProps> {
  const { Crashed, messages } = platform

  return function Frame({ host, locale, theme, appearance, isolation, container: _container, ...props }) {
    const settings = platform.useSettings(host.scope, { locale, theme, appearance, texts }, host.element)
    const resolved = platform.useResolvedTheme(host.element, theme, settings?.theme)
    const fetched = settings?.appearance
    const appearances = useLazy(fetched ? platform.loadAppearances : null)
    const drawn = useRef(false)
    // What is drawn stays until another appearance is there.
    const hasSettings = settings !== null
    const waiting = !hasSettings || !(drawn.current || !fetched || appearances)
    const place = platform.usePlace(host.scope, host.element.localName, isolation)
    const isFramed = place !== 'inline'
    const { framed, failed, again } = useFramed(isFramed, host, platform)
    const root = useRef<HTMLDivElement>(null)
    useLayoutEffect(() => {
      drawn.current ||= !waiting
      const adopt = (css: string) => void injectStyles(host.element, css).catch(() => {})
      return fetched && root.current ? appearances?.applyAppearance?.(root.current, fetched, adopt) : undefined
    }, [host, fetched, appearances, resolved, waiting])
    useEffect(() => {
      if (root.current && !waiting) platform.keepReadable(root.current, resolved.scheme)
    }, [resolved, waiting, fetched, appearances])
    useEffect(() => {
      if (hasSettings) return
      const timer = setTimeout(() => host.report('config-missing', messages['config-missing']), configurationTimeout)
      return () => clearTimeout(timer)
    }, [host, hasSettings])

    const crashed = (error: unknown) => {
      host.report('render-failed', error instanceof Error ? error.message : messages['render-failed'])
    }
    return (
      <HostContext.Provider value={host}>
        <div
          ref={root}
          className="root"
          lang={settings?.locale}
          dir={settings?.dir}
          data-theme={resolved.scheme}
          data-appearance={appearances?.applyAppearance ? fetched : undefined}
          data-plate={(resolved.plate && !waiting) || undefined}
          aria-busy={waiting || undefined}
        >
          {settings && !waiting && (
            <Boundary onCrash={crashed} fallback={retry => <Crashed retry={retry} />}>
              <LocaleContext.Provider value={locale}>
                {failed && <Crashed retry={again} />}
                {framed && (
                  <framed.FramedView
                    values={props}
                    locale={settings.locale}
                    resolvedTheme={resolved}
                    appearance={fetched}
                    refused={place === 'none'}
                  />
                )}
                {!isFramed && [
                  <View key="view" {...({ ...props, emit: host.emit } as unknown as P)} />,
                  <Ready key="ready" host={host} />,
                ]}
              </LocaleContext.Provider>
            </Boundary>
          )}
        </div>
      </HostContext.Provider>
    )
  }
}
