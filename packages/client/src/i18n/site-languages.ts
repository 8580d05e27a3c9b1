import { systemStatus } from '@baize/contract'
import type { Reads } from '../read.ts'

/** The languages that a site offers, as the platform says; whoever else on the page reads its status shares the answer. */
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
