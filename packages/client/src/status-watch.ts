import { siteStatusOf, systemStatus, type SiteStatus } from '@baize/contract'
import { callError } from './calls/error.ts'
import type { Host } from './host.ts'
import type { Reads } from './read.ts'

/** Milliseconds between two questions, the least and what chance adds: every page has noticed within a minute, each at its own moment (BOOT-23). */
const pause = { least: 28_000, spread: 28_000 }

export interface StatusWatch {
  /** The status as the platform has said it last. @throws CallError where it does not answer */
  status: () => Promise<SiteStatus>
  close: () => void
}

/** Follows the status of a site, and says each change of it as `baize-status` on the document. */
export function createStatusWatch({ read }: Pick<Reads, 'read'>, host: Host): StatusWatch {
  const $status = read(systemStatus, {})
  let told: SiteStatus | null = null
  let stop = () => {}

  const schedule = () => {
    stop = host.after(pause.least + host.random() * pause.spread, () => {
      // A page in the background asks when somebody comes back to it.
      if (host.visible()) $status.refresh()
      schedule()
    })
  }
  const unlisten = $status.listen(({ status, data }) => {
    if (status !== 'ready' || !data) return
    const before = told
    told = siteStatusOf(data)
    if (before !== null && before !== told) host.emit('baize-status', { status: told })
  })
  // An answer that an element had before is where the next one differs from.
  const { status, data } = $status.get()
  if (status === 'ready' && data) told = siteStatusOf(data)
  schedule()

  return {
    status: () =>
      new Promise((resolve, reject) => {
        if (told !== null) return resolve(told)
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
