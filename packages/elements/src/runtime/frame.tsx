import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { Boundary } from './Boundary.tsx'
import { HostContext, LocaleContext } from './context.tsx'
import type { ElementHost } from './context.tsx'
import type { Platform } from './platform.ts'
import { useColorScheme } from './color-scheme.ts'
import type { Theme } from './color-scheme.ts'
import { version } from './version.ts'

/** Milliseconds after which an element says that nobody configured it (EMBEDDING 13). */
const patience = 10_000

export interface FrameProps {
  host: ElementHost
  locale?: string
  theme?: Theme
  /** Given by r2wc: the shadow root. */
  container?: unknown
}

/** Tells of the first content: it stands beside the view, so its effect runs when the view has been drawn. The element says it once. */
function Ready({ host }: { host: ElementHost }) {
  useEffect(() => {
    host.emit('baize-ready', { element: host.element.localName, version })
  }, [host])
  return null
}

/** What surrounds every view: the wrapper with language, direction and colours, the boundary, and the wait for settings. */
export function frameOf<P extends object>(
  View: ComponentType<P>,
  platform: Platform,
  texts?: string,
): ComponentType<FrameProps> {
  const { Crashed, messages } = platform

  return function Frame({ host, locale, theme, container: _container, ...props }) {
    const settings = platform.useSettings(host.scope, { locale, theme, texts })
    const scheme = useColorScheme(host.element, settings?.theme)
    const waiting = settings === null
    const root = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (root.current && !waiting) platform.keepReadable(root.current, scheme)
    }, [scheme, waiting])
    useEffect(() => {
      if (!waiting) return
      const timer = setTimeout(() => host.report('config-missing', messages['config-missing']), patience)
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
          data-theme={scheme}
          aria-busy={waiting || undefined}
        >
          {settings && (
            <Boundary onCrash={crashed} fallback={retry => <Crashed retry={retry} />}>
              <LocaleContext.Provider value={locale}>
                <View {...({ ...props, emit: host.emit } as unknown as P)} />
              </LocaleContext.Provider>
              <Ready host={host} />
            </Boundary>
          )}
        </div>
      </HostContext.Provider>
    )
  }
}
