import { useEffect, useRef, type ComponentType, Component, type ReactNode } from 'react'
import { HostContext, LocaleContext, type ElementHost } from './context.tsx'
import type { Platform } from './platform.ts'
import type { Theme } from './color-scheme.ts'
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
  isolation?: 'frame'
  /** Given by r2wc: the shadow root. */
  container?: unknown
}

/** Dispatches `baize-ready` for the first content: it is drawn beside the view, so its effect runs when the view has been drawn. The element says it once. */
function Ready({ host }: { host: ElementHost }) {
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

  return function Frame({ host, locale, theme, isolation, container: _container, ...props }) {
    const settings = platform.useSettings(host.scope, { locale, theme, texts })
    const look = platform.useLook(host.element, theme, settings?.theme)
    const waiting = settings === null
    const framed = useLazy(isolation ? platform.loadFramed : null)
    const root = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (root.current && !waiting) platform.keepReadable(root.current, look.scheme)
    }, [look, waiting])
    useEffect(() => {
      if (!waiting) return
      const timer = setTimeout(() => host.report('config-missing', messages['config-missing']), configurationTimeout)
      return () => clearTimeout(timer)
    }, [host, waiting])

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
          data-theme={look.scheme}
          data-plate={(look.plate && !waiting) || undefined}
          aria-busy={waiting || undefined}
        >
          {settings && (
            <Boundary onCrash={crashed} fallback={retry => <Crashed retry={retry} />}>
              <LocaleContext.Provider value={locale}>
                {isolation
                  ? framed && <framed.FramedView values={props} locale={settings.locale} look={look} />
                  : [
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
