import { siteStatusOf, systemStatus, type SiteStatus } from '@baize/contract'
import { callError } from './calls/error.ts'
import type { BrowserEnv } from './browser-env.ts'
import type { Reads } from './read.ts'

/**
 * Milliseconds between two requests: the minimum and the random part, so that every page notices
 * within a minute at its own moment (BOOT-23).
 */
const pause = { min: 28_000, spread: 28_000 }

export interface StatusWatch {
  /** The status as the platform has said it last. @throws CallError where it does not answer */
  status: () => Promise<SiteStatus>
  close: () => void
}

/** Follows the status of a site, and says each change of it as `baize-status` on the document. */
export function createStatusWatch({ read }: Pick<Reads, 'read'>, env: BrowserEnv): StatusWatch {
  const $status = read(systemStatus, {})
  let reported: SiteStatus | null = null
  let stop = () => {}

  const schedule = () => {
    stop = env.after(pause.min + env.random() * pause.spread, () => {
      // A page in the background asks when somebody comes back to it.
      if (env.visible()) $status.refresh()
      schedule()
    })
  }
  const unlisten = $status.listen(({ status, data }) => {
    if (status !== 'ready' || !data) return
    const before = reported
    reported = siteStatusOf(data)
    if (before !== null && before !== reported) env.emit('baize-status', { status: reported })
  })
  // An answer that an element had before is where the next one differs from.
  const { status, data } = $status.get()
  if (status === 'ready' && data) reported = siteStatusOf(data)
  schedule()

  return {
    status: () =>
      new Promise((resolve, reject) => {
        if (reported !== null) return resolve(reported)
        if ($status.get().status === 'error') $status.refresh()
        const stopListening = $status.listen(({ status, data, error }) => {
          if (status === 'ready' && data) resolve(siteStatusOf(data))
          else if (status === 'error') reject(callError(error))
          else return
          queueMicrotask(() => stopListening())
        })
        // An answer that was there before anybody asked.
        const { status, data } = $status.get()
        if (status === 'ready' && data) resolve(siteStatusOf(data))
      }),
    close() {
      stop()
      unlisten()
    },
  }
}
