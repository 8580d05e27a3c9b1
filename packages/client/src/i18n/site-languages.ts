import { systemStatus } from '@baize/contract'
import type { Reads } from '../read.ts'

/**
 * Languages that a site offers, as the platform says. The read is shared with every other reader of
 * the status on the page.
 */
export const siteLanguages = (read: Reads['read']): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const $status = read(systemStatus, {})
    const stop = $status.subscribe(({ data, error }) => {
      if (data) resolve(data.config.languages)
      else if (error) reject(error)
      else return
      queueMicrotask(() => stop())
    })
  })
