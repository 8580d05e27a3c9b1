import { systemStatus } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead } from '../../../scope.ts'
import { clockText, zoneName } from '../../../shared/records/site-time.ts'

export interface SiteClock {
  /** yyyy-MM-dd HH:mm:ss */
  text: string
  /** Such as `GMT+7`. */
  zone: string
}

const second = 1000

/** The platform's time when it said it, and what has passed here since, ticking with its seconds (AGT-09, AGT-10, AGT-13). */
export function useSiteClock(): SiteClock | null {
  const { data, at = 0 } = useRead(systemStatus, {})
  const [now, setNow] = useState<number | null>(null)
  const serverTime = data?.serverTime

  useEffect(() => {
    if (!serverTime) return
    // The clock of the device is asked once only: it may be wrong, and it may be set while the page is open.
    const start = new Date(serverTime).getTime() + Date.now() - at - performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const time = start + performance.now()
      setNow(time)
      timer = setTimeout(tick, second - (time % second))
    }
    tick()
    return () => clearTimeout(timer)
  }, [serverTime, at])

  return data && now !== null ? { text: clockText(now, data.gmtOffset), zone: zoneName(data.gmtOffset) } : null
}
