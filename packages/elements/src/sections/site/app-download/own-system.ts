import type { AppSystem } from '../shared/app-links.ts'

/**
 * What a browser says of its machine; an iPad calls itself a Mac, and is told from one by its touch
 * points.
 */
export interface Machine {
  userAgent: string
  maxTouchPoints: number
}

/** The system of the phone or tablet that a browser runs on; null on any other machine (CS-09). */
export function ownSystem({ userAgent, maxTouchPoints }: Machine): AppSystem | null {
  if (/Android/i.test(userAgent)) return 'ANDROID'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'IOS'
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'IOS' : null
}
