import { minute, timing } from '@baize/contract'
import type { MobileNumber } from './mobile-number.ts'

export type SmsPurpose = 'login' | 'reset' | 'register' | 'contact' | 'contact-before' | 'payment'
interface Wait {
  purpose: SmsPurpose
  number: MobileNumber
  /** When the next code may be asked for, in milliseconds of the page's clock. */
  end: number
}

const isSame = (a: MobileNumber, b: MobileNumber) =>
  a.mobileNum === b.mobileNum && a.countryDialingCode === b.countryDialingCode

/**
 * Milliseconds until the next code; what is missing or no time at all counts as one minute
 * (AUTH-34, AUTH-36).
 */
const lengthOf = (expiredMinutes: unknown): number =>
  minute * (typeof expiredMinutes === 'number' && expiredMinutes > 0 ? expiredMinutes : 1)

/**
 * The waits for the next code. Kept outside the components, so that closing a popup and opening it
 * again ends no wait (AUTH-36).
 */
export function createSmsWaits(now: () => number) {
  let waits: readonly Wait[] = []
  let pressed = -Infinity

  return {
    /** True once in a second, for the button that sends (AUTH-33, CONST-08). */
    press(): boolean {
      if (now() - pressed < timing.smsThrottle) return false
      pressed = now()
      return true
    },
    begin(purpose: SmsPurpose, number: MobileNumber, expiredMinutes: unknown): void {
      const others = waits.filter(
        wait => wait.end > now() && !(wait.purpose === purpose && isSame(wait.number, number)),
      )
      waits = [...others, { purpose, number, end: now() + lengthOf(expiredMinutes) }]
    },
    /** Whole seconds that are left; 0 when the next code may be asked for. */
    left(purpose: SmsPurpose, number: MobileNumber): number {
      const wait = waits.find(each => each.purpose === purpose && isSame(each.number, number))
      return wait ? Math.max(0, Math.ceil((wait.end - now()) / 1000)) : 0
    },
    /**
     * The number that a code went to and that still waits, to fill in a form that is opened again.
     */
    last: (purpose: SmsPurpose): MobileNumber | null =>
      [...waits].reverse().find(wait => wait.purpose === purpose && wait.end > now())?.number ?? null,
  }
}

/** The waits of this page. */
export const smsWaits = createSmsWaits(() => Date.now())

/** Seconds as a person reads them: `0:42`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
